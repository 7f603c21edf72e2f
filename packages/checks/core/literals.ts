/** Finds values of facts that somebody typed instead of using a token. */
import type {Limit} from '@portal/content/facts';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';

/** A spelling of the value of a fact. */
export interface Literal {
  pattern: RegExp;
  /** What to write instead; several tokens if facts share a value. */
  tokens: string[];
  /** Among overlapping matches, the longest wins; among equally long ones, the higher rank. */
  rank: number;
}

/** A typed fact in a text. */
export interface LiteralMatch {
  start: number;
  end: number;
  text: string;
  tokens: string[];
}

/** Not inside a longer word or number. */
const alone = (pattern: string) => `(?<![\\w$.,])${pattern}(?![\\w]|[.,]\\d)`;

/** Shorter names, such as a command, must be whole words. They're part of too many other words. */
const SHORT = 4;

/**
 * Makes literals for the product's names and URLs.
 *
 * @param product - names and URLs by key, see `data/product.yaml`
 */
export function productLiterals(product: Readonly<Record<string, string>>): Literal[] {
  const keysOf = new Map<string, string[]>();
  for (const [key, value] of Object.entries(product)) {
    keysOf.set(value, [...(keysOf.get(value) ?? []), key]);
  }
  const exact = [...keysOf].map(([value, keys]) => {
    const pattern = escapeRegExp(value);
    return {
      pattern: new RegExp(value.length < SHORT ? `(?<!\\w)${pattern}(?!\\w)` : pattern, 'g'),
      tokens: keys.map((key) => `{{product.${key}}}`),
      rank: 1,
    };
  });
  const name = product.name;
  if (!name || name.length < SHORT) return exact;
  const inAnyCase = {
    pattern: new RegExp(escapeRegExp(name), 'gi'),
    tokens: ['{{product.name}}'],
    rank: 0,
  };
  return [...exact, inAnyCase];
}

/** Patterns for other spellings of the units. */
const UNIT_WORDS: Partial<Record<Limit['unit'], string>> = {
  bytes: 'bytes?|B',
  KB: 'KB|kB|kb|Kb|KiB|kilobytes?|kibibytes?',
  MB: 'MB|mb|Mb|MiB|megabytes?|mebibytes?',
  GB: 'GB|gb|Gb|GiB|gigabytes?|gibibytes?',
  TB: 'TB|tb|Tb|TiB|terabytes?|tebibytes?',
  millisecond: 'ms|milliseconds?',
  ms: 'ms|milliseconds?',
  seconds: 's|secs?|seconds?',
  minutes: 'min|minutes?',
  hours: 'h|hours?',
  days: 'days?',
  year: 'years?',
  'requests per second': 'requests?(?: per |\\/| a | each )(?:second|sec|s)',
  'connected accounts': '(?:connected )?accounts?',
};

/** Units so specific that a typed value is a finding, unless the limit says `literal: false`. */
const UNMISTAKABLE: readonly Limit['unit'][] = [
  ...(['bytes', 'KB', 'MB', 'GB', 'TB', 'USD', 'credits', 'invocations', 'keys', 'apps'] as const),
  ...(['requests per second', 'nested objects', 'levels', 'Node.js', 'Python', 'Go'] as const),
];

/** `1024` is also written `1,024` and `1 024`. */
function numberPattern(value: number | string): string {
  const [whole, fraction] = String(value).split('.');
  if (typeof value === 'string') return escapeRegExp(value);
  const groups = Number(whole).toLocaleString('en-US').split(',').join('[, \\u00a0]?');
  return fraction === undefined ? groups : `${groups}\\.${fraction}`;
}

function limitPattern({value, unit}: Limit): string {
  const number = numberPattern(value);
  switch (unit) {
    case 'USD':
      return `(?:(?<![\\w$])(?:US)?\\$ ?${number}(?:\\.00)?(?![\\w]|[.,]\\d)|${alone(`${number} (?:USD|dollars)`)})`;
    case 'Node.js':
      return alone(`[Nn]ode(?:\\.?js|\\.JS|JS)?(?: version)? ?v?${number}(?:\\.x)?`);
    case 'Python':
    case 'Go':
      return alone(`(?:${unit}|${unit.toLowerCase()})(?: version)? ?v?${number}`);
    default: {
      const words = UNIT_WORDS[unit] ?? `${escapeRegExp(unit).replace(/s$/, 's?')}`;
      const between = '[ \\u00a0-]?(?:(?:daily|monthly|free|public) )?';
      return alone(`${number}${between}(?:${words})`);
    }
  }
}

/**
 * Makes literals for limits.
 *
 * @param groups - the limits by key, grouped by the root of their tokens
 */
export function limitLiterals(
  groups: Readonly<Record<string, Readonly<Record<string, Limit>>>>,
): Literal[] {
  const tokensOf = new Map<string, string[]>();
  for (const [root, limits] of Object.entries(groups)) {
    for (const [key, limit] of Object.entries(limits)) {
      if (!(limit.literal ?? UNMISTAKABLE.includes(limit.unit))) continue;
      const pattern = limitPattern(limit);
      tokensOf.set(pattern, [...(tokensOf.get(pattern) ?? []), `{{${root}.${key}}}`]);
    }
  }
  return [...tokensOf].map(([pattern, tokens]) => ({
    pattern: new RegExp(pattern, 'g'),
    tokens,
    rank: 1,
  }));
}

/** Finds typed facts in a text. If two overlap, the longer one wins. */
export function findLiterals(text: string, literals: readonly Literal[]): LiteralMatch[] {
  const found = literals
    .flatMap(({pattern, tokens, rank}) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        tokens,
        rank,
      })),
    )
    .sort((a, b) => b.text.length - a.text.length || b.rank - a.rank);
  const kept: LiteralMatch[] = [];
  for (const {rank: _rank, ...match} of found) {
    if (!kept.some((other) => match.start < other.end && other.start < match.end)) kept.push(match);
  }
  return kept.sort((a, b) => a.start - b.start);
}
