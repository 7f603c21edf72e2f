/**
 * `npm run schemas`: writes the JSON Schema of each file in `data/`, which gives editors completion,
 * descriptions and errors while typing. A test fails if a schema has changed since.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import * as z from 'zod';
import {schemas} from './schemas/index.ts';

export const SCHEMAS = 'data/schemas';

/** The text of each schema, by its file. Rules between several values are only in `npm run check`. */
export const jsonSchemas = (): Map<string, string> =>
  new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const text = JSON.stringify(z.toJSONSchema(schema, {io: 'input', reused: 'ref'}), null, 2);
      return [`${SCHEMAS}/${name}.json`, `${text}\n`];
    }),
  );

if (require.main === module) {
  const root = resolve(__dirname, '../../..');
  mkdirSync(join(root, SCHEMAS), {recursive: true});
  for (const [file, text] of jsonSchemas()) writeFileSync(join(root, file), text);
}
