import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import {resolveTokens} from '@portal/content/facts/tokens';
import {loadEngine, type Engine} from '@portal/search/engine/engine';
import {
  INDEX_FILE,
  TITLES_FILE,
  type FullFile,
  type TitlesFile,
} from '@portal/search/engine/records';
import type {search} from '@portal/search/engine/search';
import {Sections} from '@portal/search/engine/sections';
import {facts} from '../../src/facts.ts';

export interface OpenIndex {
  engine: Engine;
  sections: Sections;
}

/**
 * Opens the full index as the browser does.
 *
 * @param folder - the folder with the two index files
 */
export async function openIndex(folder: string): Promise<OpenIndex> {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const full = read<FullFile>(INDEX_FILE);
  const sections = new Sections(read<TitlesFile>(TITLES_FILE), full);
  return {engine: await loadEngine(full.index), sections};
}

const entrySchema = z.strictObject({
  query: z.string().min(1),
  /** The right results as paths relative to the base URL: `/limits/#executions`, or a whole page. */
  expect: z.array(z.string().startsWith('/')).min(1),
  kind: z.enum(['exact', 'partial', 'concept', 'code', 'error', 'limit', 'typo', 'apart']),
});

export type QueryEntry = z.infer<typeof entrySchema>;

type QueryFile = 'queries.yaml' | 'held-out.yaml' | 'wishes.yaml' | 'fresh.yaml';

/**
 * Reads queries with their right results.
 *
 * @param file - `queries.yaml` has the queries that the search was tuned with; `held-out.yaml` has
 *   queries that nothing was tuned for; `wishes.yaml` has what readers want to do, with the right guide
 */
export function readQueries(file: QueryFile = 'queries.yaml'): QueryEntry[] {
  const text = readFileSync(join(__dirname, '../content/recall', file), 'utf8');
  return z.array(entrySchema).parse(parse(resolveTokens(text, facts, file)));
}

/**
 * Finds the first right result of a query.
 *
 * @param base - the path of the site on its host, such as `/docs/`
 * @returns its rank, starting with 1, or infinity if none of the first 20 results is right
 */
export function rankOf(
  {expect}: QueryEntry,
  results: ReturnType<typeof search>,
  sections: Sections,
  base: string,
): number {
  const urls = results.slice(0, 20).map(({id}) => new URL(sections.list[id]!.url));
  const at = urls.findIndex(({pathname, hash}) => {
    const path = pathname.slice(base.length - 1);
    return expect.some((right) => right === path + hash || right === path);
  });
  return at === -1 ? Infinity : at + 1;
}
