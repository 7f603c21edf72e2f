/** Bytes in a unit of size. Sizes on this platform are binary: 1KB is 1,024 bytes. */
export const byteUnits: Record<string, number> = {
  bytes: 1,
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
};

/** Milliseconds in a unit of time; a year is 365 days. */
export const timeUnits: Record<string, number> = {
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

/** Every unit of limits. */
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
  ],
  ...['seconds, minutes or hours', 'log entries', 'IDs', 'items'],
  ...['nested objects', 'levels', 'events', 'errors', 'keys', 'retries', 'apps', 'USD'],
  ...['Node.js', 'Python', 'Go'],
] as const;

export type Unit = (typeof units)[number];
