import {counterparts} from '../../facts/counterparts.ts';

/** The page of the other version about the same thing. */
export interface Counterpart {
  /** A route relative to the site. */
  route: string;
  /** False where the other version has no such page, and this is the start of its nearest section. */
  isSamePage: boolean;
}

/** The routes above a route, nearest first: `/code/go/` has `/code/` and `/`. */
function above(route: string): string[] {
  const parts = route.split('/').filter(Boolean);
  return parts.map((_, at) =>
    `/${parts.slice(0, parts.length - 1 - at).join('/')}/`.replace('//', '/'),
  );
}

/** Start pages of v1 for sections of v2 whose own start has no counterpart. */
const SECTIONS: Record<string, string> = {
  '/code/': '/v1/workflows/steps/code/',
  '/api/': '/v1/api/rest/',
  '/cli/': '/v1/cli/',
  '/components/': '/v1/event-sources/',
  '/data-stores/': '/v1/workflows/steps/code/state/',
};

/**
 * Where the version menu leads.
 *
 * @param route - of the page being read, relative to the site: `/limits/`, `/v1/limits/`
 * @returns the counterpart in the other version, or the nearest section that has one
 */
export function counterpartOf(route: string): Counterpart {
  const [from, to] = route.startsWith('/v1/') ? [0, 1] : [1, 0];
  const pairOf = (page: string) => counterparts.find((pair) => pair[from] === page)?.[to];
  const same = pairOf(route);
  if (same) return {route: same, isSamePage: true};
  const section = [route, ...above(route)]
    .map((page) => (from === 1 ? SECTIONS[page] : undefined) ?? pairOf(page))
    .find((page) => page !== undefined);
  return {route: section ?? (from === 0 ? '/' : '/v1/'), isSamePage: false};
}
