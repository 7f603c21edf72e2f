/**
 * What hosts take, as they publish it. A host drops what is beyond without a word, so a build that
 * goes beyond stops.
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
 * @param host - the name of the host, and of the file it reads
 * @param counts - what that file has and may have
 * @param advice - what the reader of the error can do
 * @throws Error that names everything beyond its limit
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

/** The longest line of a file, as something to count. */
export const longest = (lines: readonly string[], takes: number): Count => ({
  what: 'characters in one line',
  has: Math.max(0, ...lines.map((line) => line.length)),
  takes,
});
