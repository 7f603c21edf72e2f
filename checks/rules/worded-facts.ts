// cspell:ignore KMGT giga tera kibi mebi gibi
import type {FactTree} from '../../facts/index.ts';
import {baseOf, numberIn, SIZE_WORDS, TIME_WORDS, WORDED} from '../core/amounts.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import {findIn, proseOf, surroundings, type Found, type Prose} from '../core/prose.ts';
import {pageRule} from '../core/rule.ts';

/** What the platform counts and limits. */
const COUNTED =
  '(?:(?:daily|monthly|free) )?(?:credits?|invocations?|dollars?|requests? (?:per|a) second|connected accounts|data store keys|nested (?:objects|properties))';

const word = (pattern: string) => new RegExp(`(?<!\\d )\\b${pattern}\\b`, 'gi');

/** An amount in words of something that is a fact wherever a page says it. */
const IN_WORDS = word(`(${WORDED})[ -](${SIZE_WORDS}|[KMGT]i?B|${COUNTED})`);

/** A time in words: a fact where the sentence is about what a limit limits. */
const TIME_IN_WORDS = word(`(${WORDED})[ -](${TIME_WORDS})`);

/** Thousands in short: `10k events`. */
const SHORTENED =
  /\b\d[\d.,]*[kKmM] ?(?=(?:daily |monthly |free )?(?:credits?|invocations?|events?|keys|requests|executions|items|emails)\b)/g;

/** A size in digits, whatever its value: one that is no fact is stale, or has the wrong unit. */
const SIZE =
  /(?<![\w.,-])\d[\d.,]*[ \u00A0-]?(?:[KMGT]i?B|kB|[kmg]b|(?:kilo|mega|giga|tera|kibi|mebi|gibi)bytes?)\b/g;

/** The version of a runtime, whatever it is. */
const RUNTIME =
  /\b(?:Node(?:\.?js)?|Python|Go)(?: version)? v?(?:\d+\.\d+(?:\.\d+)*|\d{2})(?:\.x)?(?! ?(?:or|and) (?:newer|later|older))\b/g;

/** Examples of what memory costs name sizes that are no limit. */
const EXAMPLE = /memory|invocation|credit/i;

interface Known {
  token: string;
  base: number | undefined;
  /** As it is shown: `100 credits`. */
  shown: string;
}

/** Every limit of the facts, with the token that stands for it; those of versions are a level below. */
function limitsIn(limits: FactTree, root = 'limits'): Known[] {
  return Object.entries(limits).flatMap(([key, node]) => {
    if (typeof node === 'string') return [];
    if (typeof node.value !== 'string') return limitsIn(node, `${root}.${key}`);
    const base = typeof node.base === 'string' ? Number(node.base) : undefined;
    return [{token: `{{${root}.${key}}}`, base, shown: String(node.$)}];
  });
}

const squeezed = (text: string) => text.replaceAll(/[\s\u00A0-]/g, '').toLowerCase();

/** Words that many keys have: one of them alone says little. */
const COMMON = [
  'default',
  'time',
  'maximum',
  'size',
  'timeout',
  'source',
  'interval',
  'error',
  'mail',
  'free',
  'paid',
  'step',
];

/** What sentences say where a key says something shorter. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  delay: ['pause', 'suspend', 'wait'],
  expiry: ['kept', 'keep', 'expire'],
  history: ['kept', 'keep'],
};

/** Whether a sentence is about what a limit limits: `suspendTimeout` is about "suspended". */
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

const said = (tokens: readonly string[]) =>
  tokens.length > 0
    ? `write ${tokens.join(' or ')}`
    : 'write the fact that is meant, {{limits.…}}; one that is missing goes to facts/limits.ts';

function problem(page: Page, found: Found, message: string, tokens: string[] = []): Problem {
  const more = '; if it is no fact, say why in checks/exceptions.yaml';
  return {
    ...page.source.at(found.start),
    message: `"${found.text}" ${message}`,
    fix: said(tokens) + more,
    text: found.text,
  };
}

/** An amount as facts are shown: `100 credits`, `$19`. */
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

function inProse(page: Page, prose: Prose, known: readonly Known[]): Problem[] {
  const typed = (pattern: RegExp) => findIn(page, prose, pattern).filter((found) => found.typed);
  // The value of a fact as it is shown is told by the rule `typed-facts`, with its token.
  const exact = new Set(known.map(({shown}) => squeezed(shown)));
  const unknown = (pattern: RegExp) =>
    typed(pattern).filter(({text}) => !exact.has(squeezed(text)));
  const inWords = typed(IN_WORDS).flatMap((found) => {
    const [, amount, unit] = found.match;
    const number = numberIn(amount!);
    const base = baseOf(number, unit!);
    const shown = shownAs(number, unit!);
    const same = known.filter((limit) =>
      base === undefined ? limit.shown === shown : limit.base === base,
    );
    // "46 thousand bytes" is a computation, and an amount of credits may be one; a size is a fact.
    if (same.length === 0 && (base === undefined || /^byte/i.test(unit!))) return [];
    return [
      problem(
        page,
        found,
        'is a fact in words',
        same.map(({token}) => token),
      ),
    ];
  });
  const times = typed(TIME_IN_WORDS).flatMap((found) => {
    const [, amount, unit] = found.match;
    const base = baseOf(numberIn(amount!), unit!);
    const sentence = sentenceAround(prose, found);
    const same = known.filter((limit) => limit.base === base && isAbout(sentence, limit.token));
    if (same.length === 0) return [];
    return [
      problem(
        page,
        found,
        'is a fact in words',
        same.map(({token}) => token),
      ),
    ];
  });
  return [
    ...inWords,
    ...times,
    ...typed(SHORTENED).map((found) => problem(page, found, 'is a typed amount, in short')),
    ...unknown(SIZE)
      .filter(({start}) => !EXAMPLE.test(surroundings(page, start)))
      .map((found) => problem(page, found, 'is a typed size')),
    ...unknown(RUNTIME).map((found) => problem(page, found, 'is a typed version of a runtime')),
  ];
}

export const wordedFacts = pageRule(
  'worded-facts',
  'No page says a fact in words, in short, or with a number that no fact has.',
  (page, {project}) => {
    const known = limitsIn((project.factsOf(page.version).limits ?? {}) as FactTree);
    return proseOf(page).flatMap((prose) => inProse(page, prose, known));
  },
);
