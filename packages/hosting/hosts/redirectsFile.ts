/** Writes `_redirects` for Cloudflare Pages, and a different one for Netlify. */
import {type HostModel, notFoundAt, waysIn} from '../rules/model.ts';
import type {Redirect} from '../redirects/paths.ts';
import {banner, exactRedirects} from './shared.ts';

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const CLOUDFLARE = {exact: 2_000, patterns: 100, line: 1_000};

/** https://docs.netlify.com/routing/redirects: a deploy with more may fail. */
const NETLIFY = {rules: 10_000};

interface Count {
  /** What is counted, as in "3 single rules". */
  what: string;
  has: number;
  takes: number;
}

/**
 * Checks a file against the limits of a host. Hosts silently ignore rules beyond their limits, so the
 * build fails instead.
 *
 * @throws Error that lists everything beyond its limit
 */
function checkLimits(host: string, file: string, counts: readonly Count[]): void {
  const beyond = counts.filter(({has, takes}) => has > takes);
  if (beyond.length === 0) return;
  const list = beyond.map(({what, has, takes}) => `${has} ${what} (the limit is ${takes})`);
  throw new Error(
    `${file} has too much for ${host}: ${list.join(', ')}. Expected fewer rows in data/redirects.yaml: ` +
      'move a whole folder with one row (/old/*), or delete rows that nobody uses anymore.',
  );
}

/** Whether the rule of a moved folder has the same target, apart from the trailing slash. */
const isInFolder = ({from, to}: Redirect, folders: readonly Redirect[]): boolean =>
  folders.some(
    (folder) =>
      from.startsWith(folder.from) && to === `${folder.to}${from.slice(folder.from.length)}/`,
  );

/**
 * Returns `_redirects` for Cloudflare Pages. Its rules take precedence over files. The host itself
 * adds slashes and removes `index.html` and `.html`. On a large site, pages in moved folders have no rules
 * of their own: that of their folder leads there in two hops.
 *
 * @throws Error if there are so many rules that the host would ignore some
 */
export function cloudflareRedirects(model: HostModel): string {
  const filePages = model.filePages.flatMap((page) => [
    `${page}/ ${page} 301`,
    // Without this rule, the host redirects the page to its URL without `.html`.
    `${page} ${page.slice(0, -'.html'.length)} 200`,
  ]);
  const all = exactRedirects(model.redirects);
  const own = model.redirects.filter((row) => !isInFolder(row, model.prefixes));
  const entries = waysIn(model.base).slice(0, 1);
  const room = CLOUDFLARE.exact - filePages.length - entries.length;
  const rows = all.length > room ? exactRedirects(own) : all;
  const exact = [
    ...entries.map((path) => `${path} ${model.base} 301`),
    ...rows.map(({from, to, hash}) => `${from} ${to}${hash} 301`),
    ...filePages,
  ];
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301`);
  const longest = Math.max(...[...exact, ...patterns].map((line) => line.length));
  checkLimits('Cloudflare Pages', '_redirects', [
    {what: 'single rules', has: exact.length, takes: CLOUDFLARE.exact},
    {what: 'pattern rules', has: patterns.length, takes: CLOUDFLARE.patterns},
    {what: 'characters in one line', has: longest, takes: CLOUDFLARE.line},
  ]);
  return [
    banner(
      'Cloudflare Pages. Netlify reads this file too, but prefers the redirect pages of the build to',
      'these rules: on Netlify, publish netlify/_redirects instead.',
    ),
    ...[...exact, ...patterns].map((line) => `${line}\n`),
  ].join('');
}

/**
 * Returns `_redirects` for Netlify. There, files take precedence over rules without `!`, and one
 * rule applies to URLs with and without a trailing slash.
 *
 * @throws Error if there are more rules than the host recommends
 */
export function netlifyRedirects(model: HostModel): string {
  const exact = model.redirects.map(({from, to}) => `${from} ${to} 301!`);
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301!`);
  const entries = waysIn(model.base).slice(0, 1);
  // The host itself only knows the not-found page at the root.
  const missing = model.languages
    .slice(0, -1)
    .map((language) => `${language}* ${notFoundAt(language)} 404`);
  const start = entries.map((path) => `${path} ${model.base} 301!`);
  const rules = [...start, ...exact, ...patterns, ...missing];
  checkLimits('Netlify', 'netlify/_redirects', [
    {what: 'rules', has: rules.length, takes: NETLIFY.rules},
  ]);
  return [banner('Netlify.'), ...rules.map((line) => `${line}\n`)].join('');
}
