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

/** The lines of a record that have an address. */
export const linesOf = (record: string): string[] =>
  record
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'));

/** Reads the record of a project, with facts resolved. Empty if there is no record. */
export function readRecord(project: Project): string[] {
  const lines = project.has(RECORD) ? linesOf(project.read(RECORD).text) : [];
  return lines.map((line) => resolveTokens(line, project.known.facts, RECORD));
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
export function formatRecord(addresses: Iterable<string>, facts: FactTree, begun?: string): string {
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
