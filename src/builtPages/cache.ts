import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {BuiltPage, PageToRead} from './readPage.ts';

/** What decides, beside the page, what is read of it. */
const READERS = ['src/builtPages', 'src/plugins/{markdown-export,page-manifest,search}'];

/**
 * Remembers what was read of pages from one build to the next, by the text that was read and the code
 * that read it. What a build does not ask for is forgotten.
 */
export class ReadingCache {
  readonly #asked = new Set<string>();
  readonly #folder: string;
  readonly #readers: Promise<string>;

  constructor(siteDir: string) {
    this.#folder = join(siteDir, 'node_modules/.cache/built-pages');
    this.#readers = sumOfReaders(siteDir);
  }

  /** What was read of this page before. */
  async get(page: PageToRead): Promise<BuiltPage | undefined> {
    try {
      return JSON.parse(await readFile(await this.#file(page), 'utf8')) as BuiltPage;
    } catch {
      return undefined; // Not there, or written by a build that broke off.
    }
  }

  async set(page: PageToRead, read: BuiltPage): Promise<void> {
    await mkdir(this.#folder, {recursive: true});
    await writeFile(await this.#file(page), JSON.stringify(read));
  }

  /** Forgets every page that was not asked for. */
  async prune(): Promise<void> {
    const files = await readdir(this.#folder).catch(() => []);
    const old = files.filter((file) => !this.#asked.has(file));
    await Promise.all(old.map((file) => rm(join(this.#folder, file), {force: true})));
  }

  async #file({content, address}: PageToRead): Promise<string> {
    const sum = createHash('sha256').update(await this.#readers);
    const name = `${sum.update(`\0${address}\0${content}`).digest('hex')}.json`;
    this.#asked.add(name);
    return join(this.#folder, name);
  }
}

/** Sums up the code that reads, and the packages it uses. */
async function sumOfReaders(siteDir: string): Promise<string> {
  const patterns = READERS.map((folder) => `${folder}/*.ts`);
  const files = globSync(patterns, {cwd: siteDir, ignore: ['**/*.test.ts']}).sort();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) {
    hash.update(`\0${file}\0`).update(await readFile(join(siteDir, file)));
  }
  return hash.digest('hex');
}
