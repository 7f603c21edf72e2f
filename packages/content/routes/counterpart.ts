import type {NextPages, Version} from '../facts/index.ts';
import {prefixOf, versionOfRoute} from '../facts/versions.ts';

/** The page about the same thing in another version. */
export interface Counterpart {
  /** A route relative to the site. */
  route: string;
  /** False if the other version has no such page; the route is then that of its nearest section. */
  isSamePage: boolean;
  /** Why there is no such page, if the table gives a reason. */
  reason?: string | undefined;
}

/** Versions and how their pages correspond. */
export interface VersionTables {
  versions: readonly Version[];
  nextPages: Readonly<Record<string, NextPages>>;
}

/** A route and those above it, nearest first: `/code/go/`, `/code/` and `/`. */
const upward = (route: string): string[] =>
  route === '/' ? [route] : [route, ...upward(route.replace(/[^/]+\/?$/, ''))];

const none: NextPages = {moved: [], ended: {}, sections: []};

/**
 * Goes from one version to a neighboring one.
 *
 * @param pages - the rows of the older of the two versions
 * @param isOnward - whether the target is the newer one
 * @param isThere - checks whether the target has a page
 */
function step(
  route: string,
  {moved, ended, sections}: NextPages,
  isOnward: boolean,
  isThere: (route: string) => boolean,
): Counterpart {
  const [from, to] = isOnward ? ([0, 1] as const) : ([1, 0] as const);
  /** Whether the older version's page isn't about the same thing as the newer one's. */
  const isOther = (page: string) =>
    Object.hasOwn(ended, page) || moved.some(([here]) => here === page);
  const samePage = (page: string) =>
    isThere(page) && !isOther(page) ? page : moved.find((row) => row[from] === page)?.[to];
  /** The older page for a section that has no start page there. */
  const section = (page: string) =>
    isOnward ? undefined : sections.find(([next]) => next === page)?.[1];

  const same = samePage(route);
  if (same !== undefined) return {route: same, isSamePage: true};
  const nearest = upward(route)
    .map((page) => section(page) ?? samePage(page))
    .find((page) => page !== undefined);
  const reason = isOnward ? ended[route] : undefined;
  return {route: nearest ?? '/', isSamePage: false, reason};
}

/**
 * Finds the counterpart of a page in another version, going from one version to the next.
 *
 * @param route - the current page, relative to the site: `/limits/`, `/v1/limits/`
 * @param target - the version to go to
 * @param published - the routes of all pages, relative to the site
 * @param tables - the versions and their pages
 * @returns the counterpart, or the nearest section that has one
 */
export function counterpartOf(
  route: string,
  target: Version,
  published: ReadonlySet<string>,
  tables: VersionTables,
): Counterpart {
  const order = tables.versions;
  const from = versionOfRoute(route, order);
  const goal = order.indexOf(target);
  let at = order.indexOf(from);
  let found: Counterpart = {route: route.slice(prefixOf(from).length), isSamePage: true};
  while (at !== goal) {
    // Versions are ordered from newest to oldest.
    const isOnward = at > goal;
    const next = isOnward ? at - 1 : at + 1;
    const isThere = (page: string) => published.has(prefixOf(order[next]!) + page);
    const pages = tables.nextPages[order[Math.max(at, next)]!.id] ?? none;
    const further = step(found.route, pages, isOnward, isThere);
    found = {
      route: further.route,
      isSamePage: found.isSamePage && further.isSamePage,
      reason: found.reason ?? further.reason,
    };
    at = next;
  }
  return {...found, route: prefixOf(target) + found.route};
}
