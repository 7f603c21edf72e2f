/**
 * The limits that hosts publish. Hosts silently drop whatever exceeds them, so the build stops
 * instead.
 */

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
export const CLOUDFLARE = {
  exact: 2_000,
  patterns: 100,
  redirectLine: 1_000,
};

/** https://docs.netlify.com/routing/redirects: a deploy with more may fail. */
export const NETLIFY = {redirects: 10_000};

interface Count {
  /** The unit of the count, as in "3 single rules". */
  what: string;
  has: number;
  takes: number;
}

/**
 * @param host - the name of the host and of the file that it reads
 * @param counts - the counts in that file, with their limits
 * @param advice - how to fix the error
 * @throws Error that lists everything over its limit
 */
export function checkLimits(
  {host, file}: {host: string; file: string},
  counts: readonly Count[],
  advice: string,
): void {
  const beyond = counts.filter(({has, takes}) => has > takes);
  if (beyond.length === 0) return;
  const list = beyond.map(({what, has, takes}) => `${has} ${what}, and it takes ${takes}`);
  throw new Error(`${file} has ${list.join('; ')} on ${host}. ${advice}`);
}

/** The length of the longest line of a file. */
export const longest = (lines: readonly string[], takes: number): Count => ({
  what: 'characters in one line',
  has: Math.max(0, ...lines.map((line) => line.length)),
  takes,
});
