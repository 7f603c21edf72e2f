/** Compares the record of published addresses with the pages as they are now. */
import {addressOf, sameSlash} from './address.ts';
import {currentAddresses, readRecord, type Recorded} from './addresses.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** What became of the recorded addresses. */
export interface Comparison {
  /** Addresses that lead nowhere any more: neither a page, nor a redirect, nor a moved anchor. */
  lost: Recorded[];
  /** Addresses of the pages that the record does not have yet. */
  added: string[];
  /** Every address of the record. */
  recorded: Recorded[];
}

/** Whether the table of legacy paths leads on from a route. */
function isRedirected(route: string, {known}: Project): boolean {
  return known.redirects
    .flatMap(({rows}) => rows)
    .some(({from}) =>
      from.endsWith('/*')
        ? route.startsWith(from.slice(0, -1))
        : sameSlash(from) === sameSlash(route),
    );
}

/** An address in the one form in which addresses are compared. */
function comparable(address: string): string {
  const {path, hash} = addressOf(address);
  return hash === undefined ? sameSlash(path) : `${sameSlash(path)}#${hash}`;
}

/**
 * Compares.
 *
 * @param pages - limits the comparison to what can be said about these pages alone
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
    // The headings of a page that is gone are told with the page, those of one that is no MDX later.
    if (hash === undefined) return !isRedirected(path, project);
    return (
      file !== undefined &&
      project.page(file).syntaxError === undefined &&
      !moved.has(comparable(address))
    );
  });
  return {lost, added: current.filter((address) => !recordedSet.has(address)), recorded};
}
