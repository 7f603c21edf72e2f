/** The row of a new page of v1 in `facts/counterparts.ts`. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {closest} from 'fastest-levenshtein';
import {publishedRoutes} from '../../src/content/publishedRoutes.ts';
import {facts} from '../../facts/index.ts';
import {RequestError, type Request} from './request.ts';

const TABLE = 'facts/counterparts.ts';

/** What v1 pages say above a link to the nearest page of v2. */
const REASON = 'v2 has no page about this.';

/**
 * The page of v2 about the same thing.
 *
 * @param answer - its route, if the writer gave one; else the page at the same place, if there is one
 * @throws RequestError when there is no such page
 */
export function counterpartOf(
  {id}: Request,
  answer: string | undefined,
  root: string,
): string | undefined {
  const pages = publishedRoutes(root, facts).filter((route) => !route.startsWith('/v1/'));
  if (!answer) return pages.find((route) => route === `/${id}/`);
  if (pages.includes(answer)) return answer;
  throw new RequestError(
    `There is no page ${answer} in v2. The nearest is --counterpart ${closest(answer, pages)}.`,
  );
}

/** Adds the row: the counterpart, or the reason why there is none. */
export function addCounterpart({route}: Request, counterpart: string | undefined, root: string) {
  const path = join(root, TABLE);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const [end, row] =
    counterpart === undefined
      ? [text.lastIndexOf('\n};'), `\n  '${route}': '${REASON}',`]
      : [text.indexOf('\n];'), `\n  ['${route}', '${counterpart}'],`];
  if (end === -1) throw new Error(`${TABLE} does not end its tables with "];" and "};".`);
  writeFileSync(path, text.slice(0, end) + row + text.slice(end));
  return TABLE;
}
