/** The words that readers use for pages and sections, from `data/search-words/`. */
import {globSync} from 'tinyglobby';
import {type FactCache, FactFiles} from './load.ts';
import {schemas} from './schemas/index.ts';
import type {FactTree} from './tree.ts';

export interface SearchWords {
  /** Other names of sections, by path: `/limits/#queue`. */
  names: Readonly<Record<string, readonly string[]>>;
  /** What readers ask when they need a section, by path. */
  asked: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the search words. Only the search index needs them, and reading them takes half a second.
 *
 * @param root - the project
 * @param facts - what templates may name
 * @param cache - keeps the values of files. If one has a mistake, don't save it
 * @throws MistakesError with every mistake
 */
export function loadSearchWords(root: string, facts: FactTree, cache?: FactCache): SearchWords {
  const files = new FactFiles(root, facts, cache);
  const names: Record<string, string[]> = {};
  const asked: Record<string, string[]> = {};
  for (const file of globSync('data/search-words/*.yaml', {cwd: root}).sort()) {
    for (const [page, sections] of Object.entries(files.read(file, schemas['search-words']))) {
      for (const [heading, words] of Object.entries(sections)) {
        const path = heading === 'page' ? page : page + heading;
        if (words.names) names[path] = words.names.split('; ');
        if (words.asked) asked[path] = words.asked.split('; ');
      }
    }
  }
  files.assertValid();
  return {names, asked};
}
