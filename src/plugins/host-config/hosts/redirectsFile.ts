/** `_redirects`: Cloudflare Pages, and Netlify in a form of its own. */
import type {HostModel} from '../model.ts';
import {banner, exactRedirects} from './shared.ts';

/** What Cloudflare Pages takes of one file; it ignores the rules beyond without a word. */
const CLOUDFLARE = {exact: 2000, patterns: 100, lineLength: 1000};

function checkCloudflareLimits(exact: readonly string[], patterns: readonly string[]): void {
  const long = [...exact, ...patterns].find((line) => line.length > CLOUDFLARE.lineLength);
  const problem =
    exact.length > CLOUDFLARE.exact
      ? `${exact.length} single rules, and it takes ${CLOUDFLARE.exact}`
      : patterns.length > CLOUDFLARE.patterns
        ? `${patterns.length} pattern rules, and it takes ${CLOUDFLARE.patterns}`
        : long && `a line of ${long.length} characters, and it takes ${CLOUDFLARE.lineLength}`;
  if (problem) {
    throw new Error(
      `_redirects has ${problem} on Cloudflare Pages. Expected fewer rows in facts/redirects.ts: ` +
        'move a whole folder with one row (/old/*), or drop rows that nobody follows any more.',
    );
  }
}

/**
 * Writes `_redirects` for Cloudflare Pages. Rules are followed whether or not a file is there; the
 * host adds slashes and removes `index.html` and `.html` by itself.
 *
 * @throws Error when the host would ignore rules because there are too many
 */
export function cloudflareRedirects(model: HostModel): string {
  const exact = [
    `/ ${model.base} 301`,
    ...exactRedirects(model).map(({from, to, hash}) => `${from} ${to}${hash} 301`),
    ...model.filePages.flatMap((page) => [
      `${page}/ ${page} 301`,
      // Left alone, the host moves the page to its address without `.html`.
      `${page} ${page.slice(0, -'.html'.length)} 200`,
    ]),
  ];
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301`);
  checkCloudflareLimits(exact, patterns);
  return [
    banner(
      'Cloudflare Pages. Netlify reads this file too, but serves the redirect page that stands at an',
      'address: there, publish netlify/_redirects in its place.',
    ),
    ...[...exact, ...patterns].map((line) => `${line}\n`),
  ].join('');
}

/**
 * Writes `_redirects` for Netlify, where a rule yields to a file at its address unless it is forced
 * with `!`, and where one rule stands for both slash forms.
 */
export function netlifyRedirects(model: HostModel): string {
  const exact = exactRedirects(model)
    .filter(({from}) => !from.endsWith('/') && !from.endsWith('/index.html'))
    .map(({from, to, hash}) => `${from} ${to}${hash} 301!`);
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301!`);
  return [
    banner('Netlify.'),
    ...[`/ ${model.base} 301!`, ...exact, ...patterns].map((line) => `${line}\n`),
  ].join('');
}
