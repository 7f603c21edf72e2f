import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {BuildMemory} from '../buildMemory.ts';
import type {BuiltPage, PageToRead} from './readPage.ts';

/** What decides, beside the page, what is read of it. */
const READERS = ['src/builtPages', 'src/plugins/{markdown-export,page-manifest,search}'];

/**
 * Remembers what was read of pages from one build to the next, by the text that was read and the code
 * that read it.
 */
export class ReadingCache {
  readonly #memory: BuildMemory;
  readonly #readers: string;

  constructor(siteDir: string) {
    this.#memory = new BuildMemory(join(siteDir, 'node_modules/.cache/built-pages'));
    this.#readers = sumOfReaders(siteDir);
  }

  /** What was read of this page before. */
  get(page: PageToRead): BuiltPage | undefined {
    const known = this.#memory.get(this.#key(page));
    return known && (JSON.parse(String(known)) as BuiltPage);
  }

  set(page: PageToRead, read: BuiltPage): void {
    this.#memory.set(this.#key(page), JSON.stringify(read));
  }

  /** Forgets every page that was not asked for. */
  prune(): void {
    this.#memory.prune();
  }

  #key({content, address}: PageToRead): string {
    return this.#memory.keyOf(`${this.#readers}\0${address}`, content);
  }
}

/** Sums up the code that reads, and the packages it uses. */
function sumOfReaders(siteDir: string): string {
  const patterns = READERS.map((folder) => `${folder}/*.ts`);
  const files = globSync(patterns, {cwd: siteDir, ignore: ['**/*.test.ts']}).sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) {
    hash.update(`\0${file}\0`).update(readFileSync(join(siteDir, file)));
  }
  return hash.digest('hex');
}
