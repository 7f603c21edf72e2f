/** The record of published addresses: every route and every ID that somebody may have linked to. */
import type {FactTree} from '../facts/index.ts';
import {resolveTokens} from '../facts/tokens.ts';
import {sampleTabs} from '../openapi/samples/index.ts';
import {anchorsOf, hasKnownIds} from './headings.ts';
import {attribute, jsxOf} from './jsx.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** One address per line, sorted. `npm run addresses` writes it. */
export const RECORD = 'data/published-urls.txt';

const HEADER = [
  '# Every address that was ever published. They must all keep working: see CONTRIBUTING.md.',
  '# `npm run addresses` adds new ones. Do not remove lines by hand.',
];

/** A recorded address and its line. */
export interface Recorded {
  /** With facts resolved, as it's served: `/limits/#queue`. */
  address: string;
  line: number;
}

/** Everything on a page that a hash can point to: headings, elements with an ID, and tabs. */
export function idsOf(page: Page): string[] {
  const tabs = jsxOf(page).flatMap((element) => {
    if (element.name === 'RestOperations') return sampleTabs;
    return element.name === 'TabItem' ? (attribute(element, 'value') ?? []) : [];
  });
  return [...new Set([...anchorsOf(page), ...tabs])];
}

/** The current addresses of pages. Pages whose IDs aren't known are skipped. */
export function currentAddresses(pages: readonly Page[]): string[] {
  return pages
    .filter(hasKnownIds)
    .flatMap((page) => [page.route, ...idsOf(page).map((id) => `${page.route}#${id}`)]);
}

/** Reads the record of a project. Empty if there is no record. */
export function readRecord(project: Project): Recorded[] {
  const {facts} = project.known;
  const text = project.has(RECORD) ? project.read(RECORD).text : '';
  return text
    .split('\n')
    .map((line, index) => ({address: line.trim(), line: index + 1}))
    .filter(({address}) => address.startsWith('/'))
    .map(({address, line}) => ({address: resolveTokens(address, facts, RECORD), line}));
}

/** The line that says when a record was started. Addresses in earlier ones were never published here. */
const BEGUN = /^# Begun .+$/m;

/** The line that says when a record was started. The first record has none. */
export const begunIn = (record: string): string | undefined => BEGUN.exec(record)?.[0];

/** The product's names that occur in routes and IDs. */
const NAMES = ['slug', 'cli'] as const;

/**
 * Formats a record. Tokens replace the product's names, so that the record stays valid when the
 * product is renamed.
 *
 * @param begun - the line that says when it was started, see {@link begunIn}
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
