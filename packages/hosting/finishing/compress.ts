/** Writes `.br` and `.gz` files next to text files, for servers that send precompressed files. */
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {glob} from 'tinyglobby';
import {textTypes} from '../rules/mediaTypes.ts';

/** Below this size, in bytes, headers outweigh the savings of compression. */
const MIN_SIZE = 1024;

/**
 * Higher qualities take longer: 11 takes forty times as long as 6 and saves a tenth. So it's only
 * for the few files that every page loads. gzip is for the few browsers without brotli.
 */
const QUALITIES: readonly [RegExp, number][] = [
  [/[\\/]assets[\\/](css[\\/](app|styles)|js[\\/](framework|main|runtime~main))\./, 11],
  // Everyone who searches loads it: 496 instead of 555 KB, for 1.5 s more of processor time.
  [/[\\/]search-index\.json$/, 10],
  [/[\\/]search-[a-z]+\.json$/, 9],
];

/** The brotli quality for a file, from 0 to 11. */
export const brotliQuality = (path: string): number =>
  QUALITIES.find(([pattern]) => pattern.test(path))?.[1] ?? 6;

const GZIP_LEVEL = 6;

/**
 * The sizes of pages that quality 10 can make fit into the 14 KB that a server sends in its first round
 * trip. It saves 7 % but takes 20 times as long as 6, so it's not for other pages.
 */
const NEARLY_FITS = {from: 13_700, to: 15_900};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses a text with brotli.
 *
 * @param path - the file that it's from, which decides on the quality
 */
export async function brotliOf(path: string, content: Buffer): Promise<Buffer> {
  const compress = (quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
  const compressed = await compress(brotliQuality(path));
  const {length} = compressed;
  const isWorthMore =
    path.endsWith('.html') && length > NEARLY_FITS.from && length < NEARLY_FITS.to;
  return isWorthMore ? compress(10) : compressed;
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return;
  await writeFile(`${path}.br`, await brotliOf(path, content));
  await writeFile(`${path}.gz`, await zip(content, {level: GZIP_LEVEL}));
}

/** Compresses files in the background, as many at a time as there are processors. */
export class Compressor {
  readonly #started = new Map<string, Promise<void>>();
  readonly #running = new Set<Promise<void>>();

  /**
   * Starts to compress a file that won't change any more, unless it was started before.
   *
   * @param path - the file, as an absolute path
   * @returns when the next one can start, so that few files are in memory
   */
  async start(path: string): Promise<void> {
    if (this.#started.has(path)) return;
    while (this.#running.size >= availableParallelism()) await Promise.race(this.#running);
    const work = compressFile(path);
    this.#started.set(path, work);
    const ended = work.catch(() => {}).then(() => void this.#running.delete(ended));
    this.#running.add(ended);
  }

  /**
   * Waits for all files.
   *
   * @throws if one of them can't be read or its copies can't be written
   */
  async end(): Promise<void> {
    await Promise.all(this.#started.values());
  }
}

/**
 * Compresses the text files of a folder.
 *
 * @param folder - the folder, including its subfolders
 * @param compressor - it may have compressed some of them already
 * @returns how many text files there are, including those too small to compress
 */
export async function compressFolder(
  folder: string,
  compressor = new Compressor(),
): Promise<number> {
  const texts = Object.keys(textTypes).map((ending) => `**/*${ending}`);
  const files = await glob(texts, {cwd: folder, dot: true, absolute: true});
  // First those that take longest, because the last one keeps one processor busy.
  files.sort((a, b) => brotliQuality(b) - brotliQuality(a));
  for (const file of files) await compressor.start(file);
  await compressor.end();
  return files.length;
}
