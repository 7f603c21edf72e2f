import {nearestName} from '@portal/content/text/nearestName';

/**
 * Looks up a name that a page passes to a component.
 *
 * @param what - what the names are, with an article, for the message
 * @throws Error at build time with the nearest name and all others if there's no such name
 */
export function known<Value>(record: Record<string, Value>, name: string, what: string): Value {
  const value = record[name];
  if (value !== undefined) return value;
  const names = Object.keys(record);
  const nearest = nearestName(name, names);
  throw new Error(
    `"${name}" isn't ${what}. ${nearest ? `Did you mean "${nearest}"? ` : ''}` +
      `Expected one of: ${names.join(', ')}`,
  );
}
