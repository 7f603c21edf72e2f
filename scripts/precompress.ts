import {statSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {textTypes} from '../server/precompressed.ts';
import {BuildMemory} from '../src/buildMemory.ts';

/** Below this, headers weigh more than what compression saves. */
const MIN_SIZE = 1024;

/**
 * Measured on this site: quality 10 makes assets 7 % smaller than 9 and takes about as long; 11 makes
 * them 2 % smaller still and takes three times as long. 9 makes pages 3 % smaller than 6 and takes
 * twelve times as long. A build waits for both. The few files that every page needs are worth a second;
 * those of one page each are as many as the pages, 9 % larger with 6 and packed in a twentieth of the
 * time.
 * The search index is 14 % smaller with 9 than with 6, for a tenth of a second more.
 * gzip is for the few who do not take brotli: 9 makes pages 0.3 % smaller than 6 and the search index
 * 1.5 %, and takes up to five times as long.
 */
const BROTLI_EVERYWHERE = 11;
const BROTLI_ASSET = 10;
/** Of the search index; what it weighs as a site grows is measured with it, too. */
export const BROTLI_INDEX = 9;
/** Of pages and of what is loaded for one of them. */
const BROTLI_PAGE = 6;
const GZIP = 6;

/** As many files at once as zlib has threads to work on. */
const WORKERS = 4;

/** What packs: another version may pack otherwise. */
const {brotli, zlib} = process.versions;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const isEverywhere = (path: string) =>
  /[\\/]assets[\\/](css|js)[\\/](framework|main|runtime~main|styles|app)\./.test(path);

const isAsset = (path: string) => /[\\/]assets[\\/]/.test(path);

/** What the bundler cuts out for a route, and calls by the hash of its place. */
const isOfRoute = (path: string) => /[\\/]assets[\\/]js[\\/][\da-f]{8}\./.test(path);

/**
 * What the last steps of a build still change. Pages name the scripts of their build: to remember them
 * would be of no use, they are new each time.
 */
const isChangedLast = (path: string) => /\.(html|css)$/.test(path);

const isFullIndex = (path: string) => /[\\/]search-index\.json$/.test(path);

const isIndex = (path: string) => /[\\/]search-[^\\/]*\.json$/.test(path);

function brotliQuality(path: string): number {
  if (isEverywhere(path)) return BROTLI_EVERYWHERE;
  if (isAsset(path) && !isOfRoute(path)) return BROTLI_ASSET;
  return isIndex(path) ? BROTLI_INDEX : BROTLI_PAGE;
}

async function compress(path: string, memory?: BuildMemory): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_SIZE) return;
  const quality = brotliQuality(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const packers = {
    [`br-${quality}`]: () => brotliAsync(content, {params}),
    [`gz-${GZIP}`]: () => gzipAsync(content, {level: GZIP}),
  };
  await Promise.all(
    Object.entries(packers).map(async ([way, pack]) => {
      const kept = isChangedLast(path) ? undefined : memory;
      const how = `${way} ${brotli} ${zlib}`;
      const packed = await (kept ? kept.remember(kept.keyOf(how, content), pack) : pack());
      await writeFile(`${path}.${way.split('-')[0]}`, packed);
    }),
  );
}

/**
 * Writes `.br` and `.gz` files beside those of some files that are text, for servers that send them
 * as they are.
 *
 * @param memory - what former builds have compressed, and where it is remembered
 * @returns how many files were compressed or are too small to gain
 */
export async function compressAll(files: readonly string[], memory?: BuildMemory): Promise<number> {
  const sizes = files
    .filter((file) => extname(file) in textTypes)
    .map((path) => ({path, size: statSync(path).size}));
  const count = sizes.length;
  // From the end, so that the largest come first: nobody waits for one of them at last.
  const queue = sizes.sort((a, b) => a.size - b.size);
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await compress(next.path, memory);
  };
  await Promise.all(Array.from({length: WORKERS}, work));
  return count;
}

/** What to compress of a site, and how. */
export interface Packing {
  /** The folder in which packed files are remembered until the next build, which has most of them again. */
  cache?: string;
  /** Only some files, by when a build has them. */
  only?: When;
}

/**
 * What the last steps of a build change, what they leave alone, and the full search index, which is
 * made beside them.
 */
export type When = 'changed last' | 'final early' | 'full index';

function whenOf(path: string): When {
  if (isFullIndex(path)) return 'full index';
  return isChangedLast(path) ? 'changed last' : 'final early';
}

/**
 * Compresses the text files of a built site.
 *
 * @param folder - the built site
 * @returns how many files were compressed or are too small to gain
 */
export async function precompress(folder: string, {cache, only}: Packing = {}): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => only === undefined || whenOf(path) === only);
  const memory = cache === undefined ? undefined : new BuildMemory(cache);
  const count = await compressAll(files, memory);
  memory?.prune();
  return count;
}
