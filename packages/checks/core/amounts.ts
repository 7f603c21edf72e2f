/** Parses amounts in words: `half a megabyte`, `one hundred credits`. */
import {byteUnits, timeUnits} from '@portal/content/facts/units';

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

/** A pattern for numbers in words: `half a`, `two and a half`, `five hundred and twelve`, `a dozen`. */
export const WORDED = `(?:(?:half|(?:a )?quarter of) an?|(?:an? )?(?:${one})(?:(?:[ -]| and )(?:${one}))*)`;

/**
 * Parses a number in words.
 *
 * @param words - a match of {@link WORDED}
 */
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

const SIZES: Readonly<Record<string, string>> = {
  byte: 'bytes',
  kilobyte: 'KB',
  kibibyte: 'KB',
  megabyte: 'MB',
  mebibyte: 'MB',
  meg: 'MB',
  gigabyte: 'GB',
  gibibyte: 'GB',
  gig: 'GB',
  terabyte: 'TB',
};

const DAY = timeUnits.days!;
const TIMES: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
  fortnight: 14 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

/** A pattern for units of size in words. */
export const SIZE_WORDS = `(?:${Object.keys(SIZES).join('|')})s?`;

/** A pattern for units of time in words. */
export const TIME_WORDS = `(?:${Object.keys(TIMES).join('|')})s?`;

/** Converts an amount to bytes or milliseconds. Undefined for other units. */
export function baseOf(amount: number, unit: string): number | undefined {
  const singular = unit.toLowerCase().replace(/s$/, '');
  const size = byteUnits[SIZES[singular] ?? unit.toUpperCase().replace('IB', 'B')];
  const factor = size ?? TIMES[singular];
  return factor === undefined ? undefined : amount * factor;
}
