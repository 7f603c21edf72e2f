import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEngine, type Engine} from '../../src/search/engine.ts';
import {Sections} from '../../src/search/hits.ts';
import type {FullFile, TitlesFile} from '../../src/search/records.ts';

export interface OpenIndex {
  engine: Engine;
  sections: Sections;
  titles: TitlesFile;
}

/**
 * Opens the full index as the browser does.
 *
 * @param folder - the folder with the two index files
 */
export async function openIndex(folder: string): Promise<OpenIndex> {
  const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
  const titles = read<TitlesFile>('search-titles.json');
  const {index, texts, asked} = read<FullFile>('search-index.json');
  return {engine: await loadEngine(index), sections: new Sections(titles, texts, asked), titles};
}
