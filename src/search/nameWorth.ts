/** How well a query and the names of a section fit. */
import type {Found} from './rank.ts';
import {indexTerms, STOP_WORDS} from './tokenize.ts';

/** Fitted together with the figures of `rank.ts`. */
const FITS = {some: 1.44, said: 3.93, path: 0.34, power: 1.9};
/** The heading, and the other names: what they count, and when query and name are one. */
const HEADING = {factor: 1, isOne: 0.85, oneFrom: 0.73};
const ALIAS = {factor: 0.69, isOne: 2.43, oneFrom: 0.94};

const known = new Map<string, string[][]>();

/** The terms of each word of a name. There are as many names as the index has. */
function termsOfName(name: string): string[][] {
  let terms = known.get(name);
  if (!terms) {
    const words = name.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
    terms = words.map(indexTerms);
    known.set(name, terms);
  }
  return terms;
}

/** How much of the query a name says, and how much of the name the query says. */
function compare(name: string, found: readonly Found[], field: 'heading' | 'aliases') {
  const words = termsOfName(name);
  const said = new Set<number>();
  let query = 0;
  for (const {share, match} of found) {
    if (match.surely[field] === 0) continue;
    const at = [...words.keys()].filter((word) => words[word]!.some((form) => form in match.terms));
    if (at.length > 0) query += share * match.surely[field];
    at.forEach((word) => said.add(word));
  }
  return {query, said: words.length === 0 ? 0 : said.size / words.length};
}

/**
 * @param found - the words of the query that the section holds
 * @param names - its heading, then its other names
 * @returns from 0 to about 7: the worth of the name that fits best
 */
export function nameWorth(
  found: readonly Found[],
  [heading, ...aliases]: readonly string[],
): number {
  const worth = (name: string, isHeading: boolean) => {
    const {query, said} = compare(name, found, isHeading ? 'heading' : 'aliases');
    const {factor, isOne, oneFrom} = isHeading ? HEADING : ALIAS;
    const fit = factor * query ** FITS.power * (FITS.some + FITS.said * said);
    return fit + (said === 1 && query > oneFrom ? isOne : 0);
  };
  const path = found.reduce(
    (sum, {share, match: {surely}}) => sum + share * Math.max(surely.path, surely.heading),
    0,
  );
  return Math.max(
    worth(heading ?? '', true),
    FITS.some * FITS.path * path ** FITS.power,
    ...aliases.map((alias) => worth(alias, false)),
  );
}
