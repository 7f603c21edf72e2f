import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join, relative} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {brotliQuality, GZIP, isText} from './quality.ts';

/** Below this, headers weigh more than what packing saves. */
const MIN_SIZE = 1024;

/** The folder of a site, and that of a former build of it, packed in the same way. */
export interface Former {
  site: string;
  former: string;
}

/** The forms of a file, by what they add to its name. */
const forms: Record<string, (content: Buffer, path: string) => Buffer> = {
  '.br': (content, path) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipSync(content, {level: GZIP}),
};

/** Whether a former build has the same file, and all its forms. */
function isSame(file: string, content: Buffer): boolean {
  return (
    statSync(file, {throwIfNoEntry: false})?.size === content.length &&
    Object.keys(forms).every((ending) => existsSync(file + ending)) &&
    readFileSync(file).equals(content)
  );
}

function packFile(path: string, known?: Former): void {
  const content = readFileSync(path);
  if (content.length < MIN_SIZE) return;
  const before = known && join(known.former, relative(known.site, path));
  const isKnown = before !== undefined && isSame(before, content);
  for (const [ending, pack] of Object.entries(forms)) {
    if (isKnown) copyFileSync(before + ending, path + ending);
    else writeFileSync(path + ending, pack(content, path));
  }
}

/**
 * Writes `.br` and `.gz` files beside files that are text, for servers that send them as they are.
 * Nothing here waits: one file after the other in one thread takes two thirds of the processor time
 * that it takes to keep zlib's own threads busy.
 *
 * @param known - a former build: what is the same there is copied from there
 */
export function packFiles(paths: readonly string[], known?: Former): void {
  for (const path of paths) packFile(path, known);
}

/** The files of a site that are text, the largest first: nobody waits for one of them at last. */
export function textFiles(site: string): string[] {
  return readdirSync(site, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({path, size: statSync(path).size}))
    .sort((a, b) => b.size - a.size)
    .map(({path}) => path);
}

/**
 * Packs a site that is final.
 *
 * @returns how many files are packed, or are too small to gain
 * @throws what reading or writing a file threw
 */
export function packSite(site: string): number {
  const files = textFiles(site);
  packFiles(files);
  return files.length;
}
