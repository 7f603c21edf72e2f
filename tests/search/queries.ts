import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Result} from '../../src/search/rank.ts';
import type {Sections} from '../../src/search/hits.ts';

const entrySchema = z.strictObject({
  query: z.string().min(1),
  /** Addresses relative to the site that are right: `/limits/#executions`, or a whole page. */
  expect: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(['exact', 'partial', 'concept', 'code', 'error', 'limit', 'typo']),
});

export type QueryEntry = z.infer<typeof entrySchema>;

/** Those who write the pages keep the first; nothing is fitted to the others. */
type QueryFile = 'queries.yaml' | 'held-out.yaml' | 'wishes.yaml';

/**
 * The queries with their right sections.
 *
 * @param file - `held-out.yaml` for those that nothing has been fitted to, `wishes.yaml` for what
 *   somebody wants to do and the guide that leads there
 */
export function readQueries(file: QueryFile = 'queries.yaml'): QueryEntry[] {
  const text = readFileSync(join(__dirname, file), 'utf8');
  return z.array(entrySchema).parse(parse(text));
}

/**
 * @returns the place of the first right section among the results, from 1; infinity where none is
 */
export function rankOf({expect}: QueryEntry, results: Result[], sections: Sections): number {
  const addresses = results.slice(0, 20).map(({id}) => {
    const {page, anchor} = sections.address(id);
    const path = new URL(page).pathname.replace(/^\/docs/, '');
    return {path, section: anchor ? `${path}#${anchor}` : path};
  });
  const at = addresses.findIndex(({path, section}) =>
    expect.some((right) => right === section || (!right.includes('#') && right === path)),
  );
  return at === -1 ? Infinity : at + 1;
}
