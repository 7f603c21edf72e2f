import {closest, distance} from 'fastest-levenshtein';
import {versionOfRoute} from '../../facts/versions.ts';
import {nearestAnchor} from '../../src/content/nearestAnchor.ts';
import {recordAddresses} from '../recordAddresses.ts';
import {addressOf} from '../core/address.ts';
import {begunIn, idsOf, RECORD, writeRecord, type Recorded} from '../core/addresses.ts';
import type {Problem} from '../core/finding.ts';
import {headingsOf, type Heading} from '../core/headings.ts';
import {compareAddresses, type Comparison} from '../core/lostAddresses.ts';
import type {Page} from '../core/page.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'facts/redirects.ts';

const row = (from: string, to: string) => `{from: '${from}', to: '${to}'},`;

/**
 * The page that a lost one has probably become: the likest of the new pages, else the likest of the
 * pages beside or above it.
 */
function successorPage(lost: string, {added}: Comparison, {routes}: Project): string {
  const ofVersion = [...routes.keys()].filter(
    (route) => versionOfRoute(route) === versionOfRoute(lost),
  );
  const isNew = ofVersion.filter((route) => added.includes(route));
  const parent = lost.replace(/[^/]+\/?$/, '');
  const beside = ofVersion.filter((route) => parent !== '/' && route.startsWith(parent));
  const candidates = [isNew, beside, ofVersion].find((routes) => routes.length > 0);
  return candidates ? closest(lost, candidates) : '/';
}

function lostPage({address, line}: Recorded, comparison: Comparison, project: Project): Problem {
  const to = successorPage(address, comparison, project);
  return {
    ...{file: RECORD, line, column: 1},
    message: `the published page ${address} is gone`,
    fix: `bring it back, or add to a group of redirects in ${TABLE}, with the page that answers now: ${row(address, to)}`,
    text: address,
  };
}

/** Lost ids of a page with the new headings that they have become: the likest go together. */
function successors(page: Page, lost: readonly Recorded[], added: ReadonlySet<string>) {
  const fresh = headingsOf(page).filter(
    ({id, explicit}) => !explicit && added.has(`${page.route}#${id}`),
  );
  const pairs = lost
    .flatMap((entry) => {
      const {hash = ''} = addressOf(entry.address);
      return fresh.map((heading) => ({entry, heading, unlike: distance(hash, heading.id)}));
    })
    .sort((a, b) => a.unlike - b.unlike);
  const found = new Map<Recorded, Heading>();
  for (const {entry, heading} of pairs) {
    if (!found.has(entry) && ![...found.values()].includes(heading)) found.set(entry, heading);
  }
  return found;
}

/** The heading under a new text: the id it had, fixed behind it. */
function renamed({address}: Recorded, heading: Heading, page: Page, isSure: boolean): Problem {
  const {path, hash = ''} = addressOf(address);
  const {text} = page.source;
  const eol = text.indexOf('\n', heading.place.offset);
  const end = eol === -1 ? text.length : eol;
  const comment = ` {/* #${hash} */}`;
  const line = text.slice(heading.place.offset, end) + comment;
  return {
    ...page.at(heading.place),
    message: `the published heading ${address} is gone`,
    fix: `if this is its new text, keep its id: ${line}\n    → or add to movedAnchors in ${TABLE}: ${row(address, `${path}#${heading.id}`)}`,
    text: address,
    ...(isSure && {edit: {start: end, end, text: comment}}),
  };
}

function vanished({address, line}: Recorded, page: Page, {added}: Comparison): Problem {
  const {path, hash = ''} = addressOf(address);
  const elsewhere = added.find((candidate) => addressOf(candidate).hash === hash);
  const nearest = nearestAnchor(hash, idsOf(page));
  const to = elsewhere ?? (nearest === undefined ? path : `${path}#${nearest}`);
  return {
    ...{file: RECORD, line, column: 1},
    message: `the published heading ${address} is gone`,
    fix: `bring it back, or add to movedAnchors in ${TABLE}, with the place that answers now: ${row(address, to)}`,
    text: address,
  };
}

function lostAnchors(comparison: Comparison, project: Project): Problem[] {
  const added = new Set(comparison.added);
  const byPage = new Map<Page, Recorded[]>();
  for (const entry of comparison.lost) {
    const {path, hash} = addressOf(entry.address);
    if (hash === undefined) continue;
    const page = project.page(project.routes.get(path)!);
    byPage.set(page, [...(byPage.get(page) ?? []), entry]);
  }
  return [...byPage].flatMap(([page, lost]) => {
    const found = successors(page, lost, added);
    return lost.map((entry) => {
      const heading = found.get(entry);
      if (heading) return renamed(entry, heading, page, lost.length === 1);
      return vanished(entry, page, comparison);
    });
  });
}

const RECORD_IT = 'run npm run addresses (or --fix), and commit the record';

/** New addresses, one finding a page: they are recorded by a command. */
function unrecorded({added}: Comparison, {routes}: Project): Problem[] {
  const byFile = new Map<string, string[]>();
  for (const address of added) {
    const file = routes.get(addressOf(address).path)!;
    byFile.set(file, [...(byFile.get(file) ?? []), address]);
  }
  return [...byFile].map(([file, [first, ...more]]) => ({
    ...{file, line: 1, column: 1},
    message: `${RECORD} does not have ${first}${more.length > 0 ? ` and ${more.length} more of this page` : ''}`,
    fix: RECORD_IT,
  }));
}

/** A record that was edited by hand, or merged. */
function disordered({recorded}: Comparison, project: Project): Problem[] {
  const addresses = recorded.map(({address}) => address);
  const {text} = project.read(RECORD);
  if (text === writeRecord(addresses, project.known.facts, begunIn(text))) return [];
  const message = `${RECORD} is not as the command writes it: sorted, each address once`;
  return [{file: RECORD, line: 1, column: 1, message, fix: RECORD_IT}];
}

export const addresses: Rule = {
  name: 'addresses',
  about: 'No published address dies, neither a page nor a heading.',
  scope: 'page',
  check({project, pages, limited}) {
    if (!project.has(RECORD)) {
      const message = `${RECORD} does not exist`;
      return [{file: RECORD, line: 1, column: 1, message, fix: RECORD_IT}];
    }
    const comparison = compareAddresses(project, limited ? pages : undefined);
    const pagesLost = comparison.lost
      .filter(({address}) => !address.includes('#'))
      .map((entry) => lostPage(entry, comparison, project));
    const problems = [...pagesLost, ...lostAnchors(comparison, project)];
    // What is new is told when nothing is lost: a lost heading is often a new one as well.
    if (problems.length > 0) return problems;
    const fresh = unrecorded(comparison, project);
    return fresh.length > 0 ? fresh : disordered(comparison, project);
  },
  fix({project}) {
    recordAddresses(project);
    return Promise.resolve();
  },
};
