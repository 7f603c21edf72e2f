/** The record of published addresses: every route and every id that somebody may have linked to. */
import type {FactTree} from '../../facts/index.ts';
import {resolveTokens} from '../../src/content/tokens.ts';
import {sampleTabs} from '../../src/plugins/openapi/samples/index.ts';
import {anchorsOf} from './headings.ts';
import {attribute, jsxOf} from './jsx.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** One address a line, sorted; `npm run addresses` writes it. */
export const RECORD = 'facts/addresses.txt';

const HEADER = [
  '# Every address that was ever published. None of them may die: see CONTRIBUTING.md.',
  '# `npm run addresses` adds new ones; lines are not removed by hand.',
];

/** An address of the record and the line it stands on. */
export interface Recorded {
  /** Facts in place, as it is served: `/limits/#queue`. */
  address: string;
  line: number;
}

/** What a hash can lead to on a page: headings, elements with an id, and tabs. */
export function idsOf(page: Page): string[] {
  const tabs = jsxOf(page).flatMap((element) => {
    if (element.name === 'RestOperations') return sampleTabs;
    return element.name === 'TabItem' ? (attribute(element, 'value') ?? []) : [];
  });
  return [...new Set([...anchorsOf(page), ...tabs])];
}

/** Every address of some pages as they are now. A page that is not MDX has none to tell. */
export function currentAddresses(pages: readonly Page[]): string[] {
  return pages
    .filter(({syntaxError}) => syntaxError === undefined)
    .flatMap((page) => [page.route, ...idsOf(page).map((id) => `${page.route}#${id}`)]);
}

/** Reads the record of a project; without one, nothing is recorded. */
export function readRecord(project: Project): Recorded[] {
  const {facts} = project.known;
  const text = project.has(RECORD) ? project.read(RECORD).text : '';
  return text
    .split('\n')
    .map((line, index) => ({address: line.trim(), line: index + 1}))
    .filter(({address}) => address.startsWith('/'))
    .map(({address, line}) => ({address: resolveTokens(address, facts, {file: RECORD}), line}));
}

/** The line that tells when a record was begun: what an earlier one held was never published here. */
const BEGUN = /^# Begun .+$/m;

/** The line that tells when a record was begun; none in the first one. */
export const begunIn = (record: string): string | undefined => BEGUN.exec(record)?.[0];

/** Names of the product that routes and ids are made of. */
const NAMES = ['slug', 'cli'] as const;

/**
 * Writes a record. The product's names stand in it as facts, so that another product's portal keeps
 * its addresses.
 *
 * @param begun - the line that tells when it was begun, see {@link begunIn}
 */
export function writeRecord(addresses: Iterable<string>, facts: FactTree, begun?: string): string {
  const product = facts.product as Partial<Record<string, string>>;
  const withFacts = (address: string) =>
    NAMES.reduce((text, key) => {
      const name = product[key];
      const word = new RegExp(`(?<![\\w{.])${name}(?![\\w}])`, 'g');
      return name ? text.replace(word, `{{product.${key}}}`) : text;
    }, address);
  const header = begun === undefined ? HEADER : [...HEADER, begun];
  return `${[...header, ...[...new Set(addresses)].map(withFacts).sort()].join('\n')}\n`;
}
