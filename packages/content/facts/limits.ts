/** How limits are written. */
import type {Limit} from './schemas/limits.ts';
import {byteUnits, versionUnits} from './units.ts';

/** Only one, because creating it takes longer than formatting all the limits of a page. */
const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 6});

/** Returns a limit as text for prose: `512KB`, `100 credits`, `$19`, `Node.js 14`. */
export function display({value, unit}: Pick<Limit, 'value' | 'unit'>): string {
  const number = typeof value === 'number' ? numbers.format(value) : value;
  if (unit === 'USD') return `$${number}`;
  if ((versionUnits as readonly string[]).includes(unit)) return `${unit} ${number}`;
  return unit in byteUnits && unit !== 'bytes' ? `${number}${unit}` : `${number} ${unit}`;
}
