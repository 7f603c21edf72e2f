/** Amounts in text: `512KB`, `$19`, `Node.js 14`, `10k credits`, `half a megabyte`. */
import {inBaseUnits, type Limit} from '@portal/content/facts';
import {byteUnits, units} from '@portal/content/facts/units';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';

/** A number with a unit. */
export interface Amount {
  number: number | string;
  /** In the singular. */
  unit: string;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const POWERS: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};
const PARTS: Readonly<Record<string, number>> = {half: 0.5, quarter: 0.25};

const one = [...SMALL.slice(1), ...TENS, ...Object.keys(POWERS)].join('|');

/** A number in words: `half a`, `two and a half`, `five hundred and twelve`, `a dozen`. */
const WORDED = `(?:(?:half|(?:a )?quarter of) an?|(?:an? )?(?:${one})(?:(?:[ -]| and )(?:${one}))*)`;

/** Parses a number in words. */
export function numberIn(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const power = POWERS[word];
    if (PARTS[word] !== undefined) return PARTS[word];
    if (SMALL.includes(word)) group += SMALL.indexOf(word);
    else if (TENS.includes(word)) group += (TENS.indexOf(word) + 2) * 10;
    else if (power && power >= 1000) {
      total += (group || 1) * power;
      group = 0;
    } else if (power) group = (group || 1) * power;
  }
  return total + group;
}

/** The units of limits in the singular, and how texts write them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(units.map((unit) => [singular(unit), `${escapeRegExp(singular(unit))}s?`])),
  byte: 'bytes?|B',
  KB: 'KB|kB|kb|Kb|KiB|kilobytes?|kibibytes?',
  MB: 'MB|mb|Mb|MiB|megabytes?|mebibytes?|megs?',
  GB: 'GB|gb|Gb|GiB|gigabytes?|gibibytes?|gigs?',
  TB: 'TB|tb|Tb|TiB|terabytes?|tebibytes?',
  millisecond: 'ms|milliseconds?',
  second: 's|secs?|seconds?',
  minute: 'min|minutes?',
  hour: 'h|hours?',
  'request per second': 'requests?(?: per |\\/| a | each )(?:second|sec|s)',
  'request per minute': 'requests?(?: per |\\/)(?:minute|min)',
  'connected account': '(?:connected )?accounts?',
  USD: 'USD|dollars?',
};

/** Times that no limit has as its unit, in days. */
const DAYS: Readonly<Record<string, number>> = {week: 7, fortnight: 14, month: 30};

function singular(unit: string): string {
  if (unit === 'ms') return 'millisecond';
  return unit.replace(/^(requests)(?= per)/, 'request').replace(/(?<!\.j)s$/, '');
}

const UNIT = `(?:${Object.values(SPELLINGS).join('|')})`;

const exactly = Object.entries(SPELLINGS).map(
  ([unit, pattern]) => [unit, new RegExp(`^(?:${pattern})$`, 'i')] as const,
);

const unitOf = (text: string): string =>
  exactly.find(([, pattern]) => pattern.test(text))?.[0] ?? singular(text.toLowerCase());

const NUMBER = '\\d{1,3}(?:[, \\u00a0]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';

const KINDS = '(?:(?:daily|monthly|free|public) )?';

/** Not inside of a longer word or number. */
const alone = (pattern: string) => new RegExp(`(?<![\\w$.,])${pattern}(?!\\w|[.,]\\d)`, 'g');

const digits = (text: string) => Number(text.replaceAll(/[, \u00a0]/g, ''));

/** A way to write an amount. */
export interface Way {
  pattern: RegExp;
  read(match: RegExpMatchArray): Amount;
}

/** Amounts in digits, as pages show limits. */
export const inDigits: readonly Way[] = [
  {
    pattern: alone(`(${NUMBER})[ \\u00a0-]?${KINDS}(${UNIT})`),
    read: ([, number, unit]) => ({number: digits(number!), unit: unitOf(unit!)}),
  },
  {
    pattern: new RegExp(`(?<![\\w$])(?:US)?\\$ ?(${NUMBER})(?!\\w|[.,]\\d)`, 'g'),
    read: ([, number]) => ({number: digits(number!), unit: 'USD'}),
  },
  {
    pattern: alone(
      '([Nn]ode(?:\\.?js|\\.JS|JS)?|Python|python|[Gg]o)(?: version)? ?v?(\\d+(?:\\.\\d+)*)(?:\\.x)?',
    ),
    read: ([, name, number]) => ({
      number: number!,
      unit: /^n/i.test(name!) ? 'Node.js' : name![0]!.toUpperCase() + name!.slice(1),
    }),
  },
];

/** Abbreviated amounts: `10k events`. */
export const abbreviated: Way = {
  pattern:
    /\b(\d[\d.,]*)([kKmM])(?= ?(?:daily |monthly |free )?(credits?|invocations?|events?|keys|requests|executions|items|emails)\b)/g,
  read: ([, number, power, unit]) => ({
    number: digits(number!) * (/k/i.test(power!) ? 1000 : 1_000_000),
    unit: unitOf(unit!),
  }),
};

/** Amounts in words. A single letter isn't a unit there. */
export const inWords: Way = {
  pattern: new RegExp(
    `(?<!\\d )\\b(${WORDED})[ -]${KINDS}((?!\\w\\b)${UNIT}|(?:${Object.keys(DAYS).join('|')})s?)\\b`,
    'gi',
  ),
  read: ([, number, unit]) => ({number: numberIn(number!), unit: unitOf(unit!)}),
};

export const isSize = ({unit}: Amount): boolean => unit === 'byte' || unit in byteUnits;

/** The unit of an amount as limits have it; undefined if none has it. */
export const unitOfLimits = ({unit}: Amount): Limit['unit'] | undefined =>
  units.find((one) => singular(one) === unit);

/** An amount in bytes or milliseconds; undefined for other units. */
function baseOf(amount: Amount): number | undefined {
  const inDays = DAYS[amount.unit];
  if (inDays !== undefined) return baseOf({number: Number(amount.number) * inDays, unit: 'day'});
  const unit = unitOfLimits(amount);
  return unit && inBaseUnits({value: amount.number, unit});
}

export const isTime = (amount: Amount): boolean => baseOf(amount) !== undefined && !isSize(amount);

/** Whether a limit has an amount, in whatever unit. */
export function isEqual(limit: Limit, amount: Amount): boolean {
  const base = inBaseUnits(limit);
  return base === undefined ? isWritten(limit, amount) : base === baseOf(amount);
}

/** Whether a limit has an amount in the same unit. */
export const isWritten = ({value, unit}: Limit, amount: Amount): boolean =>
  value === amount.number && singular(unit) === amount.unit;
