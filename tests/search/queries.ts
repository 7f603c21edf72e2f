import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Result} from '../../src/search/rank.ts';
import type {Sections} from '../../src/search/hits.ts';

const entrySchema = z.strictObject({
  query: z.string().min(1),
  /** The right addresses, relative to the site: `/limits/#executions`, or a whole page. */
  expect: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(['exact', 'partial', 'concept', 'code', 'error', 'limit', 'typo']),
});

export type QueryEntry = z.infer<typeof entrySchema>;

/** Authors of pages maintain the first file. The search isn't tuned for the other files. */
type QueryFile = 'queries.yaml' | 'held-out.yaml' | 'wishes.yaml';

/**
 * Reads queries with their right sections.
 *
 * @param file - `held-out.yaml` has queries that the search isn't tuned for, and `wishes.yaml` has
 *   goals of readers and the guides for them
 */
export function readQueries(file: QueryFile = 'queries.yaml'): QueryEntry[] {
  const text = readFileSync(join(__dirname, file), 'utf8');
  return z.array(entrySchema).parse(parse(text));
}

/**
 * @returns the rank of the first right section in the results, from 1, or infinity
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
