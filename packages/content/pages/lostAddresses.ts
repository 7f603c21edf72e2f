/** Compares the record of published addresses with the pages as they are now. */
import {addressOf, sameSlash} from './address.ts';
import {currentAddresses, readRecord, type Recorded} from './addresses.ts';
import {hasKnownIds} from './headings.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** The differences between the record and the pages. */
export interface Comparison {
  /** Addresses that no longer work: no page, redirect or moved anchor handles them. */
  lost: Recorded[];
  /** Addresses of pages that aren't recorded yet. */
  added: string[];
  /** Every recorded address. */
  recorded: Recorded[];
}

/** Whether the table of legacy paths redirects a route. */
function isRedirected(route: string, {known}: Project): boolean {
  return known.redirects
    .flatMap(({rows}) => rows)
    .some(({from}) =>
      from.endsWith('/*')
        ? route.startsWith(from.slice(0, -1))
        : sameSlash(from) === sameSlash(route),
    );
}

/** The normalized form of an address, for comparing addresses. */
function comparable(address: string): string {
  const {path, hash} = addressOf(address);
  return hash === undefined ? sameSlash(path) : `${sameSlash(path)}#${hash}`;
}

/**
 * Compares the record with the pages of a project.
 *
 * @param pages - limits the comparison to the addresses of these pages
 */
export function compareAddresses(project: Project, pages?: readonly Page[]): Comparison {
  const {known, routes} = project;
  const recorded = readRecord(project);
  const current = currentAddresses(pages ?? project.pages);
  const recordedSet = new Set(recorded.map(({address}) => address));
  const alive = new Set(current);
  const moved = new Set(known.movedAnchors.map(({from}) => comparable(from)));
  const asked = pages && new Set(pages.map(({route}) => route));

  const lost = recorded.filter(({address}) => {
    const {path, hash} = addressOf(address);
    if (alive.has(address) || (asked && !asked.has(path))) return false;
    const file = routes.get(path);
    // Skip headings of deleted pages, which are lost with their page, and of pages whose IDs
    // aren't known.
    if (hash === undefined) return file === undefined && !isRedirected(path, project);
    return file !== undefined && hasKnownIds(project.page(file)) && !moved.has(comparable(address));
  });
  return {lost, added: current.filter((address) => !recordedSet.has(address)), recorded};
}
