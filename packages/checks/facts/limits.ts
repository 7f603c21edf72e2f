/** Limits, prices and versions that a page states itself, instead of with their tokens. */
import {EXCEPTIONS_FILE} from '../core/exceptions.ts';
import {display, type Limit} from '@portal/content/facts';
import {findIn, type Found, proseOf, surroundings, type Prose} from '@portal/content/pages/prose';
import type {Page} from '@portal/content/pages/page';
import type {SourceText} from '@portal/content/text/sourceText';
import {mistake, type Mistake} from '@portal/content/mistake';
import {
  abbreviated,
  type Amount,
  inDigits,
  inWords,
  isEqual,
  isSize,
  isTime,
  isWritten,
  unitOfLimits,
} from './amounts.ts';

/** A limit, and its token on a page. */
export interface KnownLimit {
  token: string;
  limit: Limit;
  /** Whether the page may not state it in digits, either. */
  isTyped: boolean;
  /** The other version that has it. */
  of?: string;
}

/** Units so specific that a typed value is a finding, unless the limit says `literal: false`. */
const UNMISTAKABLE: readonly Limit['unit'][] = [
  ...(['bytes', 'KB', 'MB', 'GB', 'TB', 'USD', 'credits', 'invocations', 'keys', 'apps'] as const),
  ...(['requests per second', 'nested objects', 'levels', 'Node.js', 'Python', 'Go'] as const),
];

const isLiteral = ({limit: {literal, unit}}: KnownLimit) => literal ?? UNMISTAKABLE.includes(unit);

const EXCEPTION = `add an exception to ${EXCEPTIONS_FILE}`;

/** What to write for limits. Those of other versions are left out if the page's own has the value. */
function listed(known: readonly KnownLimit[]): string {
  const own = known.filter(({of}) => of === undefined);
  return (own.length > 0 ? own : known)
    .map(({token, limit, of}) => `${token} (${display(limit)}${of ? ` in ${of}` : ''})`)
    .join(' or ');
}

const asFact = (same: readonly KnownLimit[], otherwise = EXCEPTION) =>
  `write ${listed(same)}. If that isn't what you mean, ${otherwise}`;

/**
 * Finds limits in digits, in all of a text.
 *
 * @param known - the limits of its version first
 */
export function typedLimits(source: SourceText, known: readonly KnownLimit[]): Mistake[] {
  const literal = known.filter((one) => one.isTyped && isLiteral(one));
  return inDigits.flatMap(({pattern, read}) =>
    [...source.text.matchAll(pattern)].flatMap((match): Mistake[] => {
      const same = literal.filter(({limit}) => isWritten(limit, read(match)));
      const [first, ...others] = same.some(({of}) => !of) ? same.filter(({of}) => !of) : same;
      if (!first) return [];
      const {0: text, index: start} = match;
      const found = mistake(
        source.placeAt(start),
        `"${text}" is a fact, but it is hard-coded`,
        asFact([first, ...others]),
        text,
      );
      // Another spelling of the value may be intended, such as in code.
      if (others.length > 0 || display(first.limit) !== text) return [found];
      return [{...found, edit: {start, end: start + text.length, text: first.token}}];
    }),
  );
}

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

/** The sentence around a match. */
function sentenceAround({text}: Prose, index: number): string {
  const start = Math.max(text.lastIndexOf('. ', index), text.lastIndexOf('.\n', index));
  return text.slice(start + 1, index + text.slice(index).search(/\.\s|$/)).toLowerCase();
}

/** Examples of prices contain sizes that aren't limits. */
const EXAMPLE = /memory|invocation|credit/i;

/** A runtime of readers' own computers may be newer. */
const OR_NEWER = /^ ?(?:or|and) (?:newer|later|older)\b/;

/** Whether an amount in digits can only be a limit, so that it's outdated if no limit has it. */
function mustBeLimit({number, unit}: Amount, {text, start}: Found, page: Page): boolean {
  if (unit === 'USD') return text.startsWith('$') && text.replaceAll(/\D/g, '').length > 1;
  if (typeof number === 'string')
    return (
      /^[NPG].* v?(?:\d+\.|\d\d)/.test(text) &&
      !OR_NEWER.test(page.source.text.slice(start + text.length))
    );
  if (!isSize({number, unit}) || unit === 'byte' || page.source.text[start - 1] === '-')
    return false;
  return !EXAMPLE.test(surroundings(page, start));
}

/** What to do about an amount that no limit has. */
function toAdd({number, unit}: Amount, known: readonly KnownLimit[], otherwise: string): string {
  if (typeof number === 'string') {
    const runtimes = known.filter(({limit}) => limit.unit === unit);
    return `if it's the version that steps run on, write ${listed(runtimes)}. If not, ${otherwise}`;
  }
  const inFacts = unitOfLimits({number, unit}) ?? `${unit}s`;
  const row = `"name: {value: ${number}, unit: ${inFacts}, label: …, scope: …, group: …}"`;
  return `if it's a limit or a price, add ${row} to data/limits.yaml and write {{limits.name}}. If not, ${otherwise}`;
}

/**
 * Finds limits in prose that are spelled out or abbreviated, and sizes, prices and versions of
 * runtimes that no limit has.
 */
export function wordedLimits(page: Page, known: readonly KnownLimit[]): Mistake[] {
  return proseOf(page).flatMap((prose) => {
    const typed = (pattern: RegExp) => findIn(page, prose, pattern).filter((found) => found.typed);
    const sameAs = (amount: Amount) => known.filter(({limit}) => isEqual(limit, amount));
    const report = (
      {start, text}: Found,
      how: string,
      amount: Amount,
      otherwise?: string,
      same = sameAs(amount),
    ) => {
      const [why, fix] =
        same.length > 0
          ? [`is a fact, but it is ${how}`, asFact(same, otherwise)]
          : [
              typeof amount.number === 'string'
                ? `is a hard-coded version of ${amount.unit}`
                : `is ${how}, and no fact has this value`,
              toAdd(amount, known, otherwise ?? EXCEPTION),
            ];
      return mistake(page.source.placeAt(start), `"${text}" ${why}`, fix, text);
    };
    const unknown = inDigits.flatMap(({pattern, read}) =>
      typed(pattern).flatMap((found) => {
        const amount = read(found.match);
        // Those that are written like a limit are found in the whole source.
        if (known.some(({limit}) => isWritten(limit, amount))) return [];
        if (!mustBeLimit(amount, found, page)) return [];
        return [report(found, 'hard-coded', amount)];
      }),
    );
    const spelled = typed(inWords.pattern).flatMap((found) => {
      const amount = inWords.read(found.match);
      // A time is only a fact if the sentence is about the subject of the limit.
      const sentence = sentenceAround(prose, found.match.index!);
      const meant = sameAs(amount).filter((one) =>
        isTime(amount) ? isAbout(sentence, one.token) : isSize(amount) || isLiteral(one),
      );
      // "46 thousand bytes" is a calculation, and so may be an amount of credits. Other sizes are facts.
      if (meant.length === 0 && (!isSize(amount) || amount.unit === 'byte')) return [];
      return [report(found, 'spelled out', amount, undefined, meant)];
    });
    const short = typed(abbreviated.pattern).map((found) => {
      const amount = abbreviated.read(found.match);
      return report(found, 'abbreviated', amount, `write ${amount.number.toLocaleString('en-US')}`);
    });
    return [...spelled, ...short, ...unknown];
  });
}
