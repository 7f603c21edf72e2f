import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEngine, type Engine} from '../engine/engine.ts';
import {INDEX_FILE, TITLES_FILE, type FullFile, type TitlesFile} from '../engine/records.ts';
import {Sections} from '../engine/sections.ts';

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
