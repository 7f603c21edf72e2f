/**
 * The limits that hosts publish. Hosts silently ignore rules beyond their limits, so the build
 * fails instead.
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
  /** What is counted, as in "3 single rules". */
  what: string;
  has: number;
  takes: number;
}

/**
 * Checks a file against the limits of a host.
 *
 * @param host - the name of the host, and the file it reads
 * @param counts - the counts in that file, and their limits
 * @param advice - how to fix the error
 * @throws Error that lists everything beyond its limit
 */
export function checkLimits(
  {host, file}: {host: string; file: string},
  counts: readonly Count[],
  advice: string,
): void {
  const beyond = counts.filter(({has, takes}) => has > takes);
  if (beyond.length === 0) return;
  const list = beyond.map(({what, has, takes}) => `${has} ${what} (the limit is ${takes})`);
  throw new Error(`${file} has too much for ${host}: ${list.join(', ')}. ${advice}`);
}

/** Counts the characters of the longest line of a file. */
export const longest = (lines: readonly string[], takes: number): Count => ({
  what: 'characters in one line',
  has: Math.max(0, ...lines.map((line) => line.length)),
  takes,
});
