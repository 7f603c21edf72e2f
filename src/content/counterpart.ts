import {nextPages, type NextPages} from '../../facts/counterparts.ts';
import {prefixOf, type Version, versionOfRoute, versions} from '../../facts/versions.ts';

/** The page about the same thing in another version. */
export interface Counterpart {
  /** A route relative to the site. */
  route: string;
  /** False if the other version has no such page; the route is then that of its nearest section. */
  isSamePage: boolean;
  /** Why there is no such page, if the table gives a reason. */
  reason?: string;
}

/** Versions and how their pages correspond. Tests pass their own. */
export interface VersionTables {
  versions: readonly Version[];
  nextPages: Readonly<Record<string, NextPages>>;
}

/** The routes above a route, nearest first: `/code/go/` has `/code/` and `/`. */
function above(route: string): string[] {
  const parts = route.split('/').filter(Boolean);
  return parts.map((_, at) =>
    `/${parts.slice(0, parts.length - 1 - at).join('/')}/`.replace('//', '/'),
  );
}

/** Maps pages to those of a neighboring version, by routes inside each version. */
interface Way {
  samePage(route: string): string | undefined;
  /** The page for a section that has no start page there. */
  section(route: string): string | undefined;
  reason(route: string): string | undefined;
}

const none: NextPages = {moved: [], ended: {}, sections: []};

/**
 * Maps pages from the older of two versions to the newer one.
 *
 * @param pages - the rows of the older version
 * @param isThere - checks whether the target version has a page
 */
function onward({moved, ended}: NextPages, isThere: (route: string) => boolean): Way {
  return {
    samePage: (route) =>
      moved.find(([here]) => here === route)?.[1] ??
      (!Object.hasOwn(ended, route) && isThere(route) ? route : undefined),
    section: () => undefined,
    reason: (route) => ended[route],
  };
}

/** Maps pages from the newer of two versions to the older one. */
function back({moved, ended, sections}: NextPages, isThere: (route: string) => boolean): Way {
  const leads = (route: string) =>
    Object.hasOwn(ended, route) || moved.some(([here]) => here === route);
  return {
    samePage: (route) =>
      isThere(route) && !leads(route) ? route : moved.find(([, next]) => next === route)?.[0],
    section: (route) => sections.find(([next]) => next === route)?.[1],
    reason: () => undefined,
  };
}

/** Goes one version further. */
function step(route: string, way: Way): Counterpart {
  const same = way.samePage(route);
  if (same !== undefined) return {route: same, isSamePage: true};
  const nearest = [route, ...above(route)]
    .map((page) => way.section(page) ?? way.samePage(page))
    .find((page) => page !== undefined);
  const reason = way.reason(route);
  return {route: nearest ?? '/', isSamePage: false, ...(reason !== undefined && {reason})};
}

/**
 * Finds the counterpart of a page in another version, going from one version to the next.
 *
 * @param route - the current page, relative to the site: `/limits/`, `/v1/limits/`
 * @param target - the version to go to
 * @param published - the routes of all pages, relative to the site
 * @param tables - the versions and their pages; by default, those of this site
 * @returns the counterpart, or the nearest section that has one
 */
export function counterpartOf(
  route: string,
  target: Version,
  published: ReadonlySet<string>,
  tables: VersionTables = {versions, nextPages},
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
    const further = step(found.route, (isOnward ? onward : back)(pages, isThere));
    const reason = found.reason ?? further.reason;
    const isSamePage = found.isSamePage && further.isSamePage;
    found = {route: further.route, isSamePage, ...(reason !== undefined && {reason})};
    at = next;
  }
  return {...found, route: prefixOf(target) + found.route};
}
