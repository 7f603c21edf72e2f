// cspell:ignore KMGT giga tera kibi mebi gibi
import type {FactTree} from '@portal/content/facts';
import {baseOf, numberIn, SIZE_WORDS, TIME_WORDS, WORDED} from '../core/amounts.ts';
import type {Problem} from '../core/finding.ts';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import {findIn, proseOf, surroundings, type Found, type Prose} from '@portal/content/pages/prose';
import {pageRule} from '../core/rule.ts';

/** Things that the platform counts and limits. */
const COUNTED =
  '(?:(?:daily|monthly|free) )?(?:credits?|invocations?|dollars?|requests? (?:per|a) second|connected accounts|data store keys|nested (?:objects|properties))';

const word = (pattern: string) => new RegExp(`(?<!\\d )\\b${pattern}\\b`, 'gi');

/** An amount in words, with a unit that always makes it a fact. */
const IN_WORDS = word(`(${WORDED})[ -](${SIZE_WORDS}|[KMGT]i?B|${COUNTED})`);

/** A time in words. It's a fact if the sentence is about the subject of a limit. */
const TIME_IN_WORDS = word(`(${WORDED})[ -](${TIME_WORDS})`);

/** Abbreviated amounts: `10k events`. */
const SHORTENED =
  /\b\d[\d.,]*[kKmM] ?(?=(?:daily |monthly |free )?(?:credits?|invocations?|events?|keys|requests|executions|items|emails)\b)/g;

/** A size in digits. If it's not a fact, it's outdated or has the wrong unit. */
const SIZE =
  /(?<![\w.,-])\d[\d.,]*[ \u00A0-]?(?:[KMGT]i?B|kB|[kmg]b|(?:kilo|mega|giga|tera|kibi|mebi|gibi)bytes?)\b/g;

/** A price, whatever its value. A single digit is more often a parameter, such as `$1`. */
const PRICE = /\$\d[\d.,]*\d/g;

/** The version of a runtime. */
const RUNTIME =
  /\b(?:Node(?:\.?js)?|Python|Go)(?: version)? v?(?:\d+\.\d+(?:\.\d+)*|\d{2})(?:\.x)?(?! ?(?:or|and) (?:newer|later|older))\b/g;

/** Examples of prices contain sizes that aren't limits. */
const EXAMPLE = /memory|invocation|credit/i;

interface Known {
  token: string;
  base: number | undefined;
  /** The value as pages show it: `100 credits`. */
  shown: string;
}

/** Every limit in the facts, with its token. The limits of versions are nested one level deeper. */
function limitsIn(limits: FactTree, root = 'limits'): Known[] {
  return Object.entries(limits).flatMap(([key, node]) => {
    if (typeof node === 'string') return [];
    if (typeof node.value !== 'string') return limitsIn(node, `${root}.${key}`);
    const base = typeof node.base === 'string' ? Number(node.base) : undefined;
    return [{token: `{{${root}.${key}}}`, base, shown: String(node.$)}];
  });
}

/** The limits of a version, and how pages show them. */
const knownIn = once(({limits = {}}: FactTree) => {
  const known = limitsIn(limits as FactTree);
  return {known, exact: new Set(known.map(({shown}) => squeezed(shown)))};
});

const squeezed = (text: string) => text.replaceAll(/[\s\u00A0-]/g, '').toLowerCase();

/** Words that many keys contain, so they don't identify a limit. */
const COMMON = 'default time maximum size timeout source interval error mail free paid step'.split(
  ' ',
);

/** Words that sentences use instead of the word in a key. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  delay: ['pause', 'suspend', 'wait'],
  expiry: ['kept', 'keep', 'expire'],
  history: ['kept', 'keep'],
};

/** Whether a sentence is about the subject of a limit: `suspendTimeout` matches "suspended". */
function isAbout(sentence: string, token: string): boolean {
  const parts = token
    .replace(/^.*\.|\}\}$/g, '')
    .split(/(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2);
  const special = parts.filter((part) => part.length > 3 && !COMMON.includes(part));
  const words = special.flatMap((part) => [part, ...(ALSO[part] ?? [])]);
  if (words.length > 0) return words.some((part) => sentence.includes(part));
  return parts.every((part) => sentence.includes(part));
}

/** What to write: the facts with the value, or those that the sentence is about. */
function suggestion(tokens: readonly string[], about: readonly Known[]): string {
  if (tokens.length > 0) return `write ${tokens.join(' or ')}`;
  const meant = about.map(({token, shown}) => `${token}, which is ${shown}`).join(', or ');
  return `${meant ? `write ${meant}` : 'write the token of the fact, {{limits.…}}'}, or add the fact to data/limits.yaml`;
}

function problem(
  page: Page,
  found: Found,
  message: string,
  tokens: string[] = [],
  about: readonly Known[] = [],
): Problem {
  const more = '. If this is not a fact, add an exception to packages/checks/exceptions.yaml';
  return {
    ...page.source.at(found.start),
    message: `"${found.text}" ${message}`,
    fix: suggestion(tokens, about) + more,
    text: found.text,
  };
}

/** An amount as pages show facts: `100 credits`, `$19`. */
function shownAs(number: number, unit: string): string {
  const plain = unit.toLowerCase().replace(/^(?:daily|monthly|free) /, '');
  if (plain.startsWith('dollar')) return `$${number}`;
  return `${number.toLocaleString('en-US')} ${plain
    .replace(/([^s])$/, '$1s')
    .replace(/ a seconds$/, ' per second')
    .replace(/seconds$/, 'second')}`;
}

/** The sentence around a match. */
function sentenceAround({text}: Prose, {match}: Found): string {
  const start = Math.max(text.lastIndexOf('. ', match.index), text.lastIndexOf('.\n', match.index));
  const end = text.slice(match.index!).search(/\.\s|$/);
  return text.slice(start + 1, match.index! + end).toLowerCase();
}

function inProse(page: Page, prose: Prose, facts: FactTree): Problem[] {
  const {known, exact} = knownIn(facts);
  const typed = (pattern: RegExp) => findIn(page, prose, pattern).filter((found) => found.typed);
  // The rule `typed-facts` reports values that are written exactly as pages show them.
  const unknown = (pattern: RegExp) =>
    typed(pattern).filter(({text}) => !exact.has(squeezed(text)));
  /** Up to two limits with a unit of the same kind, if the sentence is about them. */
  const meantBy = (found: Found, unit: RegExp) =>
    known
      .filter(({token, shown}) => unit.test(shown) && isAbout(sentenceAround(prose, found), token))
      .slice(0, 2);
  const inWords = (pattern: RegExp, isTime = false) =>
    typed(pattern).flatMap((found) => {
      const [, amount, unit = ''] = found.match;
      const number = numberIn(amount!);
      const base = baseOf(number, unit);
      const shown = shownAs(number, unit);
      const sentence = sentenceAround(prose, found);
      const same = known
        .filter((limit) => (base === undefined ? limit.shown === shown : limit.base === base))
        .filter(({token}) => !isTime || isAbout(sentence, token))
        .map(({token}) => token);
      // "46 thousand bytes" is a calculation, and so may be an amount of credits. Other sizes are facts.
      const isNone = same.length === 0 && (isTime || base === undefined || /^byte/i.test(unit));
      return isNone ? [] : [problem(page, found, 'is a fact, but it is spelled out', same)];
    });
  return [
    ...inWords(IN_WORDS),
    ...inWords(TIME_IN_WORDS, true),
    ...typed(SHORTENED).map((found) => problem(page, found, 'is a hard-coded, abbreviated amount')),
    ...unknown(SIZE)
      .filter(({start}) => !EXAMPLE.test(surroundings(page, start)))
      .map((found) => problem(page, found, 'is a hard-coded size', [], meantBy(found, /[KMGT]B/))),
    ...unknown(PRICE).map((found) =>
      problem(page, found, 'is a hard-coded price', [], meantBy(found, /^\$/)),
    ),
    ...unknown(RUNTIME).map((found) => problem(page, found, 'is a hard-coded runtime version')),
  ];
}

export const wordedFacts = pageRule(
  'worded-facts',
  'Pages do not spell out or abbreviate facts, and have no sizes or runtime versions that are not facts.',
  (page, {project}) => {
    const facts = project.factsOf(page.version);
    return proseOf(page).flatMap((prose) => inProse(page, prose, facts));
  },
);
