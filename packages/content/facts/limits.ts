/** Functions for limits. Browsers load this file, so it doesn't import the schema. */
import type {Limit, LimitGroup} from './schemas/limits.ts';
import {byteUnits, versionUnits} from './units.ts';

/**
 * @param table - the limits of a version
 * @returns the limits of one group, in the order of the table
 * @throws Error if the group has no limits, because a page would have an empty table
 */
export function limitsOf(
  group: LimitGroup,
  table: Readonly<Record<string, Limit>>,
): [string, Limit][] {
  const found = Object.entries(table).filter(([, limit]) => limit.group === group);
  if (found.length > 0) return found;
  const groups = [...new Set(Object.values(table).map((limit) => limit.group))];
  throw new Error(`There is no group of limits "${group}". Expected one of ${groups.join(', ')}.`);
}

/** Only one, because creating it takes longer than formatting all the limits of a page. */
const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 6});

/** Returns a limit as text for prose: `512KB`, `100 credits`, `$19`, `Node.js 14`. */
export function display({value, unit}: Pick<Limit, 'value' | 'unit'>): string {
  const number = typeof value === 'number' ? numbers.format(value) : value;
  if (unit === 'USD') return `$${number}`;
  if ((versionUnits as readonly string[]).includes(unit)) return `${unit} ${number}`;
  return unit in byteUnits && unit !== 'bytes' ? `${number}${unit}` : `${number} ${unit}`;
}
