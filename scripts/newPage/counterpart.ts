/** Adds the row in `facts/counterparts.ts` for a new page of an older version. */
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
 * Finds the matching page of the next version, by its route in that version.
 *
 * @param answer - the route that the writer entered, if any; the default is the page at the same
 *   path, if there is one
 * @throws RequestError if there is no such page
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
    `There is no page ${answer} in ${next.label}. Did you mean --counterpart ${closest(answer, pages)}?`,
  );
}

/**
 * Adds the counterpart, or the reason why there is none. A page with the same path needs no row.
 *
 * @returns the changed file, if any
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
      ? // Pages of older versions show this above a link to the nearest page.
        ['ended: {', `'${here}': '${nextOf(version).label} has no page about this.',`]
      : ['moved: [', `['${here}', '${counterpart}'],`];
  const at = rows ? text.indexOf(opening, rows.index) : -1;
  if (at === -1) throw new Error(`${TABLE} has no "${opening}" in the rows of ${version.id}.`);
  const end = at + opening.length;
  writeFileSync(path, `${text.slice(0, end)}\n${row}${text.slice(end)}`);
  return TABLE;
}
