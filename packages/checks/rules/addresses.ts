import {closest} from 'fastest-levenshtein';
import {versionOfRoute} from '@portal/content/facts/versions';
import {type Place, mistake, type Mistake} from '@portal/content/mistake';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {addressOf} from '@portal/content/pages/address';
import {idsOf, linesOf, readRecord, RECORD} from '@portal/content/pages/addresses';
import {linksOf} from '@portal/content/pages/links';
import {headingsOf, type Heading} from '@portal/content/pages/headings';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {compareAddresses, type Comparison, publishedLines} from '../addresses/published.ts';
import {expectedRecord} from '../addresses/recordAddresses.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

const row = (from: string, to: string) => `- {from: ${from}, to: ${to}}`;

/** The place of an address in the record. Its start if it isn't there. */
function inRecord(address: string, project: Project): Place {
  const at = readRecord(project).indexOf(address);
  const {text} = project.read(RECORD);
  return project
    .read(RECORD)
    .placeAt(at === -1 ? 0 : text.indexOf(`\n${linesOf(text)[at]!}\n`) + 1);
}

/**
 * Guesses which page replaced a lost one: the most similar new page, or the most similar page in the
 * same folder, or else the most similar page of the version.
 */
function successorPage(lost: string, {added}: Comparison, {routes, known}: Project): string {
  const versionOf = (route: string) => versionOfRoute(route, known.versions);
  const ofVersion = [...routes.keys()].filter((route) => versionOf(route) === versionOf(lost));
  const isNew = ofVersion.filter((route) => added.includes(route));
  const parent = lost.replace(/[^/]+\/?$/, '');
  const beside = ofVersion.filter((route) => parent !== '/' && route.startsWith(parent));
  const candidates = [isNew, beside, ofVersion].find((routes) => routes.length > 0);
  return candidates ? closest(lost, candidates) : '/';
}

function lostPage(address: string, comparison: Comparison, project: Project): Mistake {
  const to = successorPage(address, comparison, project);
  const fix = `restore the page, or add this row to a redirect group in ${TABLE}, with the right target: ${row(address, to)}`;
  const message = `the published page ${address} is gone`;
  return mistake(inRecord(address, project), message, fix, address);
}

/** The headings of a page whose IDs are new. */
const freshHeadings = (page: Page, added: ReadonlySet<string>): Heading[] =>
  headingsOf(page).filter(({id, explicit}) => !explicit && added.has(`${page.route}#${id}`));

const hashOf = (address: string) => addressOf(address).hash ?? '';

const isLike = (hash: string, {id}: Heading) => nearestAnchor(hash, [id]) !== undefined;

/** Pairs each lost ID with the only new heading that is like it, if no other lost ID is like that. */
function successors(lost: readonly string[], fresh: readonly Heading[]) {
  const found = new Map<string, Heading>();
  for (const address of lost) {
    const [heading, ...more] = fresh.filter((one) => isLike(hashOf(address), one));
    if (!heading || more.length > 0) continue;
    if (lost.every((other) => other === address || !isLike(hashOf(other), heading))) {
      found.set(address, heading);
    }
  }
  return found;
}

/** A heading that was probably reworded. A comment after it can keep its ID. */
function renamed(address: string, heading: Heading, page: Page, isSure: boolean): Mistake {
  const {path, hash = ''} = addressOf(address);
  const {text} = page.source;
  const eol = text.indexOf('\n', heading.place.offset);
  const end = eol === -1 ? text.length : eol;
  const comment = ` {/* #${hash} */}`;
  const line = text.slice(heading.place.offset, end) + comment;
  const fix = `if you reworded this heading, keep its ID: ${line}\n    → or add this row to movedAnchors in ${TABLE}: ${row(address, `${path}#${heading.id}`)}`;
  const message = `the published heading ${address} is gone`;
  const found = mistake(heading.place, message, fix, address);
  return isSure ? {...found, edit: {start: end, end, text: comment}} : found;
}

/** A heading that was deleted, or reworded so much that only its writer knows the new one. */
function vanished(
  address: string,
  page: Page,
  {added}: Comparison,
  fresh: readonly Heading[],
): Pick<Mistake, 'message' | 'fix'> {
  const {path, hash = ''} = addressOf(address);
  const names = fresh.map(({text, place}) => `"${text}" on line ${place.line}`).join(' or ');
  const reworded =
    names &&
    `if it's now ${names} of ${page.file}, end that line with {/* #${hash} */}. Otherwise, `;
  const elsewhere = added.find((candidate) => addressOf(candidate).hash === hash);
  const nearest = nearestAnchor(hash, idsOf(page));
  const to = elsewhere ?? (nearest === undefined ? path : `${path}#${nearest}`);
  const fix = `${reworded}restore the heading, or add this row to movedAnchors in ${TABLE}, with the right target: ${row(address, to)}`;
  return {message: `the published heading ${address} is gone`, fix};
}

function lostAnchors(comparison: Comparison, project: Project): Mistake[] {
  const added = new Set(comparison.added);
  const anchors = comparison.lost.filter((address) => address.includes('#'));
  const fileOf = (address: string) => project.routes.get(addressOf(address).path)!;
  return [...new Set(anchors.map(fileOf))].flatMap((file) => {
    const lost = anchors.filter((address) => fileOf(address) === file);
    const page = project.page(file);
    const fresh = freshHeadings(page, added);
    const found = successors(lost, fresh);
    const taken = [...found.values()];
    const left = fresh.filter((heading) => !taken.includes(heading));
    return lost.map((address) => {
      const heading = found.get(address);
      if (heading) return renamed(address, heading, page, lost.length === 1);
      const {message, fix} = vanished(address, page, comparison, left);
      return mistake(inRecord(address, project), message, fix, address);
    });
  });
}

/** How many links go to a lost address, because each of them would otherwise be a finding. */
function withLinks(problem: Mistake, {pages}: Project): Mistake {
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

const START = {file: RECORD, line: 1, column: 1};
const RECORD_IT = 'run "npm run addresses", and commit the record';

/** Published lines that somebody deleted from the record. */
function deleted(project: Project): Mistake[] {
  const source = project.read(RECORD);
  const lines = linesOf(source.text);
  return publishedLines(project)
    .filter((line) => !lines.includes(line))
    .map((line) => {
      const next = lines.find((other) => other > line);
      const at = next === undefined ? source.text.length : source.text.indexOf(`\n${next}\n`) + 1;
      const message = `${line} was deleted from the record, but other sites may link to it`;
      return mistake(source.placeAt(at), message, `put the line back: ${line}`, line);
    });
}

/** A record that lacks addresses, or isn't as the command writes it. */
function outdated(project: Project, pages: readonly Page[] | undefined): Mistake[] {
  const {added} = compareAddresses(project, pages);
  // Resolving thousands of lines takes a while, and most changes add none.
  const recorded = new Set(added.length > 0 ? readRecord(project) : []);
  const [first, ...more] = added.filter((address) => !recorded.has(address));
  if (first !== undefined) {
    const message = `${RECORD} does not list ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`;
    const file = project.routes.get(addressOf(first).path)!;
    return [mistake({...START, file}, message, RECORD_IT)];
  }
  if (pages || project.read(RECORD).text === expectedRecord(project)) return [];
  const message = `${RECORD} must be sorted and list each address once, as "npm run addresses" writes it`;
  return [mistake(START, message, RECORD_IT)];
}

export const addresses: Rule = {
  name: 'addresses',
  about: 'Published addresses of pages and headings keep working, and stay in their record.',
  scope: 'page',
  check({project, pages, limited}) {
    if (!project.has(RECORD)) return [mistake(START, `${RECORD} does not exist`, RECORD_IT)];
    const asked = limited ? pages : undefined;
    const comparison = compareAddresses(project, asked);
    const pagesLost = comparison.lost
      .filter((address) => !address.includes('#'))
      .map((address) => lostPage(address, comparison, project));
    const lost = [...pagesLost, ...lostAnchors(comparison, project)];
    if (limited) return lost.length > 0 ? lost : outdated(project, asked);
    const gone = deleted(project);
    // New addresses are only reported if none is lost, because a renamed heading is both lost and new.
    if (lost.length > 0) return [...gone, ...lost.map((one) => withLinks(one, project))];
    return gone.length > 0 ? gone : outdated(project, asked);
  },
};
