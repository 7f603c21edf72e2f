import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {BuiltPage, PageToRead} from './readPage.ts';

/** What decides, beside the page, what is read of it. */
const READERS = ['src/builtPages', 'src/plugins/{markdown-export,page-manifest,search}'];

/** Between the key of a page and what was read of it, which JSON writes on one line. */
const SPACE = ' ';
const NEW_LINE = '\n';

/** The entries of a file as `ReadingCache` writes it, each as a line, by their key. */
function linesOf(file: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  if (!existsSync(file)) return lines;
  const content = readFileSync(file);
  for (let at = 0, end = 0; at < content.length; at = end + 1) {
    end = content.indexOf(NEW_LINE, at);
    const line = content.subarray(at, end);
    lines.set(line.toString('latin1', 0, line.indexOf(SPACE)), line);
  }
  return lines;
}

/**
 * Remembers what was read of pages from one build to the next, by the text that was read and the code
 * that read it. One file holds it all: as many files as pages take a second to write.
 */
export class ReadingCache {
  readonly #file: string;
  readonly #readers: string;
  readonly #known: ReadonlyMap<string, Buffer>;
  /** What this build has asked for or added. */
  readonly #kept = new Map<string, Buffer>();

  constructor(siteDir: string) {
    this.#file = join(siteDir, 'node_modules/.cache/built-pages.jsonl');
    this.#readers = sumOfReaders(siteDir);
    this.#known = linesOf(this.#file);
  }

  /** What was read of this page before. */
  get(page: PageToRead): BuiltPage | undefined {
    const key = this.#key(page);
    const line = this.#kept.get(key) ?? this.#known.get(key);
    if (!line) return undefined;
    this.#kept.set(key, line);
    return JSON.parse(line.toString('utf8', key.length)) as BuiltPage;
  }

  set(page: PageToRead, read: BuiltPage): void {
    const key = this.#key(page);
    this.#kept.set(key, Buffer.from(key + SPACE + JSON.stringify(read)));
  }

  /** Writes what this build has asked for or added; everything else is forgotten. */
  save(): void {
    mkdirSync(dirname(this.#file), {recursive: true});
    const end = Buffer.from(NEW_LINE);
    // In one step: half a file of a build that broke off must not be taken for the whole.
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, Buffer.concat([...this.#kept.values()].flatMap((line) => [line, end])));
    renameSync(fresh, this.#file);
  }

  #key({content, address}: PageToRead): string {
    const hash = createHash('sha256').update(`${this.#readers}\0${address}\0`).update(content);
    return hash.digest('hex');
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
