/**
 * The second file of the embedded search. It takes seconds to make where pages are many, and nothing
 * in the pages depends on it: the build makes it beside its last steps.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildEngine} from '../../search/engine.ts';
import type {FullFile, SearchRecord} from '../../search/records.ts';

/** Under the site's base address. */
const FULL_FILE = 'search-index.json';

/** Among the generated files, which are not served. */
export const RECORDS_FILE = 'search-records.json';

/** The second-stage file. */
export function fullFile(records: readonly SearchRecord[]): FullFile {
  const engine = buildEngine(
    records.map(({type, hierarchy, aliases, asked, path, keys, content, code}, id) => {
      const heading = hierarchy[type as 'lvl1'] ?? '';
      return {
        id,
        title: hierarchy.lvl1,
        heading,
        aliases: aliases.join(' '),
        asked: asked.join(' '),
        path,
        keys,
        content,
        code,
      };
    }),
  );
  return {
    index: JSON.stringify(engine),
    texts: records.map(({content}) => content),
    asked: records.map(({asked}) => asked.join('; ')),
  };
}

/**
 * Writes the full index of a site that Docusaurus has built.
 *
 * @param siteDir - the project: its build has left the records there
 * @param docs - the built site
 * @returns its file
 */
export function writeFullIndex(siteDir: string, docs: string): string {
  const text = readFileSync(join(siteDir, '.docusaurus', RECORDS_FILE), 'utf8');
  const full = fullFile(JSON.parse(text) as SearchRecord[]);
  const file = join(docs, FULL_FILE);
  writeFileSync(file, JSON.stringify(full));
  return file;
}
