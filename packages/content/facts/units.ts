/** Bytes in a unit of size. Sizes on this platform are binary: 1KB is 1,024 bytes. */
export const byteUnits: Readonly<Record<string, number>> = {
  bytes: 1,
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
};

/** Milliseconds in a unit of time; a year is 365 days. */
export const timeUnits: Readonly<Record<string, number>> = {
  millisecond: 1,
  ms: 1,
  second: 1000,
  seconds: 1000,
  minute: 60_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
  year: 365 * 86_400_000,
};

/** Units whose values are versions. In YAML they're in quotes, because 3.10 would become 3.1. */
export const versionUnits = ['Node.js', 'Python', 'Go'] as const;

/** Every unit of limits. To add one, add it here; `display` says how it's written. */
export const units = [
  ...['bytes', 'KB', 'MB', 'GB', 'TB'],
  ...['millisecond', 'ms', 'second', 'seconds', 'minute', 'minutes', 'hours', 'days', 'year'],
  ...[
    'credits',
    'invocations',
    'members',
    'connected accounts',
    'active workflows',
    'requests per second',
    'requests per minute',
  ],
  ...['seconds, minutes or hours', 'log entries', 'IDs', 'items'],
  ...['nested objects', 'levels', 'events', 'errors', 'keys', 'retries', 'apps', 'USD'],
  ...versionUnits,
] as const;

/** Returns a limit as a number in base units (bytes or milliseconds), for code. */
export function inBaseUnits({
  value,
  unit,
}: {
  value: number | string;
  unit: string;
}): number | undefined {
  const factor = {...byteUnits, ...timeUnits}[unit];
  return typeof value === 'number' && factor ? value * factor : undefined;
}
