/** Which files of a site are packed, and how hard. */
import {extname} from 'node:path';
import {textTypes} from '../../server/precompressed.ts';

/**
 * Measured on this site: quality 10 makes assets 7 % smaller than 9 and takes about as long; 11 makes
 * them 2 % smaller still and takes three times as long. 9 makes pages 3 % smaller than 6 and takes
 * twelve times as long. A build waits for both. The few files that every page needs are worth a second;
 * those of one page each are as many as the pages, 9 % larger with 6 and packed in a twentieth of the
 * time.
 * The search index is 14 % smaller with 9 than with 6, for a tenth of a second more. Where a site has
 * a thousand pages, it is 6 % smaller than with 7, for a second and a half.
 * gzip is for the few who do not take brotli: 9 makes pages 0.3 % smaller than 6 and the search index
 * 1.5 %, and takes up to five times as long.
 */
const BROTLI_EVERYWHERE = 11;
const BROTLI_ASSET = 10;
const BROTLI_INDEX = 9;
const BROTLI_LARGE_INDEX = 7;
/** Of an index, in bytes, before it is packed. */
const LARGE = 8_000_000;
/** Of pages and of what is loaded for one of them. */
const BROTLI_PAGE = 6;
export const GZIP = 6;

const isEverywhere = (path: string) =>
  /[\\/]assets[\\/](css|js)[\\/](framework|main|runtime~main|styles|app)\./.test(path);

const isAsset = (path: string) => /[\\/]assets[\\/]/.test(path);

/** What the bundler cuts out for a route, and calls by the hash of its place. */
const isOfRoute = (path: string) => /[\\/]assets[\\/]js[\\/][\da-f]{8}\./.test(path);

const isIndex = (path: string) => /[\\/]search-[^\\/]*\.json$/.test(path);

/** Whether a file is text: other kinds are packed already. */
export const isText = (path: string): boolean => extname(path) in textTypes;

/**
 * The quality of brotli, 0 to 11, for a file.
 *
 * @param size - in bytes
 */
export function brotliQuality(path: string, size: number): number {
  if (isEverywhere(path)) return BROTLI_EVERYWHERE;
  if (isAsset(path) && !isOfRoute(path)) return BROTLI_ASSET;
  if (!isIndex(path)) return BROTLI_PAGE;
  return size > LARGE ? BROTLI_LARGE_INDEX : BROTLI_INDEX;
}
