import {closest} from 'fastest-levenshtein';
import {versionOfRoute} from '@portal/content/facts';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {byMain, recordAddresses} from '../recordAddresses.ts';
import {addressOf} from '@portal/content/pages/address';
import {begunIn, idsOf, RECORD, writeRecord, type Recorded} from '@portal/content/pages/addresses';
import {problem, type Problem} from '../core/finding.ts';
import {linksOf} from '@portal/content/pages/links';
import {headingsOf, type Heading} from '@portal/content/pages/headings';
import {compareAddresses, type Comparison} from '@portal/content/pages/lostAddresses';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {deletedLines} from '../core/publishedRecord.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

const row = (from: string, to: string) => `- {from: ${from}, to: ${to}}`;

/**
 * Guesses which page replaced a lost one: the most similar new page, or the most similar page in the
 * same folder, or else the most similar page of the version.
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
  const fix = `restore the page, or add this row to a redirect group in ${TABLE}, with the right target: ${row(address, to)}`;
  const at = {file: RECORD, line, column: 1};
  return problem(at, `the published page ${address} is gone`, fix, address);
}

/** The headings of a page whose IDs are new. */
const freshHeadings = (page: Page, added: ReadonlySet<string>): Heading[] =>
  headingsOf(page).filter(({id, explicit}) => !explicit && added.has(`${page.route}#${id}`));

const hashOf = ({address}: Recorded) => addressOf(address).hash ?? '';

const isLike = (hash: string, {id}: Heading) => nearestAnchor(hash, [id]) !== undefined;

/** Pairs each lost ID with the only new heading that is like it, if no other lost ID is like that. */
function successors(lost: readonly Recorded[], fresh: readonly Heading[]) {
  const found = new Map<Recorded, Heading>();
  for (const entry of lost) {
    const [heading, ...more] = fresh.filter((one) => isLike(hashOf(entry), one));
    if (!heading || more.length > 0) continue;
    if (lost.every((other) => other === entry || !isLike(hashOf(other), heading))) {
      found.set(entry, heading);
    }
  }
  return found;
}

/** A heading that was probably reworded. A comment after it can keep its ID. */
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
    fix: `if you reworded this heading, keep its ID: ${line}\n    → or add this row to movedAnchors in ${TABLE}: ${row(address, `${path}#${heading.id}`)}`,
    text: address,
    ...(isSure && {edit: {start: end, end, text: comment}}),
  };
}

/** A heading that was deleted, or reworded so much that only its writer knows the new one. */
function vanished(
  {address, line}: Recorded,
  page: Page,
  {added}: Comparison,
  fresh: readonly Heading[],
): Problem {
  const {path, hash = ''} = addressOf(address);
  const names = fresh.map(({text, place}) => `"${text}" on line ${place.line}`).join(' or ');
  const reworded =
    names &&
    `if it's now ${names} of ${page.file}, end that line with {/* #${hash} */}. Otherwise, `;
  const elsewhere = added.find((candidate) => addressOf(candidate).hash === hash);
  const nearest = nearestAnchor(hash, idsOf(page));
  const to = elsewhere ?? (nearest === undefined ? path : `${path}#${nearest}`);
  const fix = `${reworded}restore the heading, or add this row to movedAnchors in ${TABLE}, with the right target: ${row(address, to)}`;
  const at = {file: RECORD, line, column: 1};
  return problem(at, `the published heading ${address} is gone`, fix, address);
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
    const fresh = freshHeadings(page, added);
    const found = successors(lost, fresh);
    const taken = [...found.values()];
    const left = fresh.filter((heading) => !taken.includes(heading));
    return lost.map((entry) => {
      const heading = found.get(entry);
      if (heading) return renamed(entry, heading, page, lost.length === 1);
      return vanished(entry, page, comparison, left);
    });
  });
}

const RECORD_IT = 'run "npm run check" or "npm run addresses", and commit the record';

/** New addresses, in one finding, because a single command records them all. */
function unrecorded({added: [first, ...more]}: Comparison, {routes}: Project): Problem[] {
  if (first === undefined) return [];
  const message = `${RECORD} does not list ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
  return [{file: routes.get(addressOf(first).path)!, line: 1, column: 1, message, fix: RECORD_IT}];
}

/** How many links go to a lost address, because each of them would otherwise be a finding. */
function withLinks(problem: Problem, {pages}: Project): Problem {
  const lost = problem.text!;
  const isLost = (url: string) =>
    url === lost || (!lost.includes('#') && url.startsWith(`${lost}#`));
  const links = pages.flatMap((page) =>
    linksOf(page)
      .filter(({url}) => isLost(url.startsWith('#') ? page.route + url : url))
      .map(({place}) => `${page.file}:${place.line}`),
  );
  if (links.length === 0) return problem;
  const many = links.length === 1 ? 'a link points' : `${links.length} links point`;
  return {...problem, message: `${problem.message}, and ${many} to it, in ${links[0]}`};
}

/** A record that was edited or merged by hand. */
function disordered({recorded}: Comparison, project: Project): Problem[] {
  const addresses = recorded.map(({address}) => address);
  const {text} = project.read(RECORD);
  if (text === writeRecord(addresses, project.known.facts, begunIn(text))) return [];
  const message = `${RECORD} must be sorted and list each address once, as "npm run addresses" writes it`;
  return [{file: RECORD, line: 1, column: 1, message, fix: RECORD_IT}];
}

export const addresses: Rule = {
  name: 'addresses',
  about: 'Published addresses of pages and headings keep working, and stay in their record.',
  scope: 'page',
  check({project, pages, limited}) {
    if (!project.has(RECORD)) {
      const message = `${RECORD} does not exist`;
      return [{file: RECORD, line: 1, column: 1, message, fix: RECORD_IT}];
    }
    const compared = compareAddresses(project, limited ? pages : undefined);
    const comparison = {...compared, lost: byMain(project, compared.lost).lost};
    const pagesLost = comparison.lost
      .filter(({address}) => !address.includes('#'))
      .map((entry) => lostPage(entry, comparison, project));
    const problems = [...pagesLost, ...lostAnchors(comparison, project)];
    // Report new addresses only if none is lost, because a renamed heading is both lost and new.
    if (problems.length > 0 && limited) return problems;
    const deleted = limited ? [] : deletedLines(project);
    if (problems.length > 0)
      return [...deleted, ...problems.map((problem) => withLinks(problem, project))];
    const fresh = unrecorded(comparison, project);
    return [...deleted, ...(fresh.length > 0 ? fresh : disordered(comparison, project))];
  },
  settle({project, pages, limited}) {
    let added: number;
    try {
      ({added} = recordAddresses(project, limited ? pages : undefined));
    } catch (error) {
      // In a folder that can't be written, the check reports them instead.
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      return undefined;
    }
    if (added === 0) return undefined;
    return `Recorded ${added} new URL${added === 1 ? '' : 's'} in ${RECORD}: commit it with your change.`;
  },
};
