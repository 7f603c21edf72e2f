/** The row of a new page of an older version in `facts/counterparts.ts`. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {closest} from 'fastest-levenshtein';
import {facts} from '../../facts/index.ts';
import {prefixOf, type Version, versionOfRoute, versions} from '../../facts/versions.ts';
import {publishedRoutes} from '../../src/content/publishedRoutes.ts';
import {RequestError, type Request} from './request.ts';

const TABLE = 'facts/counterparts.ts';

/** The version after an older one. */
const nextOf = (version: Version) => versions[versions.indexOf(version) - 1]!;

/**
 * The page of the next version about the same thing, by its route inside that version.
 *
 * @param answer - its route, if the writer gave one; else the page at the same place, if there is one
 * @throws RequestError when there is no such page
 */
export function counterpartOf(
  {id, version}: Request,
  answer: string | undefined,
  root: string,
): string | undefined {
  const next = nextOf(version);
  const pages = publishedRoutes(root, facts)
    .filter((route) => versionOfRoute(route) === next)
    .map((route) => route.slice(prefixOf(next).length));
  if (!answer) return pages.find((route) => route === `/${id}/`);
  if (pages.includes(answer)) return answer;
  throw new RequestError(
    `There is no page ${answer} in ${next.label}. The nearest is --counterpart ${closest(answer, pages)}.`,
  );
}

/**
 * Adds the row: the counterpart, or the reason why there is none. A page at the same place needs no
 * row.
 *
 * @returns the file that was changed, if any
 */
export function addCounterpart(
  {id, version}: Request,
  counterpart: string | undefined,
  root: string,
) {
  const path = join(root, TABLE);
  const here = `/${id}/`;
  if (counterpart === here || !existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const rows = new RegExp(`\\n {2}'?${version.id.replaceAll('.', '\\.')}'?: \\{`).exec(text);
  const [opening, row] =
    counterpart === undefined
      ? // Older pages say it above a link to the nearest page.
        ['ended: {', `'${here}': '${nextOf(version).label} has no page about this.',`]
      : ['moved: [', `['${here}', '${counterpart}'],`];
  const at = rows ? text.indexOf(opening, rows.index) : -1;
  if (at === -1) throw new Error(`${TABLE} has no "${opening}" in the rows of ${version.id}.`);
  const end = at + opening.length;
  writeFileSync(path, `${text.slice(0, end)}\n${row}${text.slice(end)}`);
  return TABLE;
}
