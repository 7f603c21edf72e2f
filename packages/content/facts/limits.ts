/** How limits are written. */
import type {Limit} from './schemas/limits.ts';
import type {UnitWords} from './schemas/units.ts';
import {byteUnits, timeUnits, versionUnits} from './units.ts';

/** Only one, because creating it takes longer than formatting all the limits of a page. */
const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 6});

/** Returns a limit as text for prose: `512KB`, `100 credits`, `$19`, `Node.js 14`. */
export function display({value, unit}: Pick<Limit, 'value' | 'unit'>): string {
  const number = typeof value === 'number' ? numbers.format(value) : value;
  if (unit === 'USD') return `$${number}`;
  if ((versionUnits as readonly string[]).includes(unit)) return `${unit} ${number}`;
  return unit in byteUnits && unit !== 'bytes' ? `${number}${unit}` : `${number} ${unit}`;
}

/**
 * Returns a limit as text in a language that the docs are translated to: `512 KB`, `5 Minuten`, `19 $`.
 *
 * @param locale - the language
 * @param words - its words for units that `Intl` doesn't know. Units without a word stay as they are
 */
export function displayIn(
  locale: string,
  words: UnitWords,
  {value, unit}: Pick<Limit, 'value' | 'unit'>,
): string {
  if (typeof value === 'string') return display({value, unit});
  const format = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {maximumFractionDigits: 6, ...options}).format(value);
  if (unit === 'USD') {
    return format({style: 'currency', currency: unit, trailingZeroDisplay: 'stripIfInteger'});
  }
  if (unit === 'ms') return format({style: 'unit', unit: 'millisecond', unitDisplay: 'short'});
  if (unit in timeUnits) {
    return format({style: 'unit', unit: unit.replace(/s$/, ''), unitDisplay: 'long'});
  }
  const forms = words[unit];
  return `${format()} ${forms?.[new Intl.PluralRules(locale).select(value)] ?? forms?.other ?? unit}`;
}
