/** The record of published addresses: every route and every heading that somebody may have linked. */
import type {FactTree} from '../../facts/index.ts';
import {resolveTokens} from '../../src/content/tokens.ts';
import {anchorsOf} from './headings.ts';
import type {Project} from './project.ts';

/** One address a line, sorted; `npm run addresses` writes it. */
export const RECORD = 'facts/addresses.txt';

const HEADER = [
  '# Every address that was ever published. None of them may die: see CONTRIBUTING.md.',
  '# `npm run addresses` adds new ones; lines are never removed by hand.',
];

/** An address of the record and the line it stands on. */
export interface Recorded {
  /** Facts in place, as it is served: `/limits/#queue`. */
  address: string;
  line: number;
}

/** Every address of the pages as they are now. */
export function currentAddresses({pages}: Project): string[] {
  return pages
    .filter(({syntaxError}) => syntaxError === undefined)
    .flatMap((page) => [page.route, ...[...anchorsOf(page)].map((id) => `${page.route}#${id}`)]);
}

/** Reads the record. */
export function readRecord(text: string, facts: FactTree): Recorded[] {
  return text
    .split('\n')
    .map((line, index) => ({address: line.trim(), line: index + 1}))
    .filter(({address}) => address.startsWith('/'))
    .map(({address, line}) => ({address: resolveTokens(address, facts, {file: RECORD}), line}));
}

/**
 * Writes a record. The product's slug stands in it as a fact, so that another product's portal keeps
 * its addresses.
 */
export function writeRecord(addresses: Iterable<string>, facts: FactTree): string {
  const {slug} = facts.product as {slug?: string};
  const lines = [...new Set(addresses)].map((address) =>
    slug ? address.replace(`/${slug}-`, '/{{product.slug}}-') : address,
  );
  return `${[...HEADER, ...lines.sort()].join('\n')}\n`;
}
