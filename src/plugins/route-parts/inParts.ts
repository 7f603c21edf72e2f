/** Lists of routes that are not all there, and how to get the rest; see `split.js`. */
import type {RouteConfig} from 'react-router-config';

type Load = () => Promise<{default: RouteConfig[]}>;

/** Where the routes are that a list lacks. */
export interface Parting {
  /** The address that all of them begin with, with a slash at its end. */
  prefix: string;
  /** The folders below it that have a part of their own. */
  sections: Readonly<Record<string, Load>>;
  /** The pages in no such folder. */
  rest: Load;
}

interface PartedList extends Parting {
  routes: RouteConfig[];
}

const lists: PartedList[] = [];
const added = new Set<Load>();

/**
 * Notes where the rest of a list is.
 *
 * @param routes - what of it is there; others are added when they are asked for
 * @returns the same list
 */
export function inParts(routes: RouteConfig[], parting: Parting): RouteConfig[] {
  lists.push({...parting, routes});
  return routes;
}

/** The router takes no notice of letter case. */
const comparable = (path: string) => `${path}/`.toLowerCase();

/** What gets the routes among which the one for an address is, and the list that they belong to. */
function missingFor(pathname: string): {list: PartedList; load: Load} | undefined {
  const path = comparable(pathname);
  // Versions stand within the folder of another.
  const [list] = lists
    .filter(({prefix}) => path.startsWith(prefix.toLowerCase()))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const [folder] = path.slice(list?.prefix.length).split('/');
  // The start page is always there.
  if (!list || !folder) return undefined;
  const name = Object.keys(list.sections).find((one) => one.toLowerCase() === folder);
  const load = name === undefined ? list.rest : list.sections[name]!;
  return added.has(load) ? undefined : {list, load};
}

/** @returns whether the route for an address is there, if there is one */
export const hasRoutes = (pathname: string): boolean => missingFor(pathname) === undefined;

/**
 * Gets the routes among which the one for an address is, if there is one.
 *
 * @param pathname - of an address, with the base of the site
 * @throws when they cannot be loaded, whatever the bundler throws
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const missing = missingFor(pathname);
  if (!missing) return;
  const {list, load} = missing;
  const {default: routes} = await load();
  // Somebody else may have asked for them, too.
  if (added.has(load)) return;
  added.add(load);
  list.routes.push(...routes);
}
