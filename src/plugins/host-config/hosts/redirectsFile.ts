/** `_redirects`: Cloudflare Pages, and Netlify in a form of its own. */
import type {HostModel} from '../model.ts';
import {checkLimits, CLOUDFLARE, longest, NETLIFY} from './limits.ts';
import {banner, exactRedirects} from './shared.ts';

const ADVICE =
  'Expected fewer rows in facts/redirects.ts: move a whole folder with one row (/old/*), or drop rows that nobody follows any more.';

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
  checkLimits(
    {host: 'Cloudflare Pages', file: '_redirects'},
    [
      {what: 'single rules', has: exact.length, takes: CLOUDFLARE.exact},
      {what: 'pattern rules', has: patterns.length, takes: CLOUDFLARE.patterns},
      longest([...exact, ...patterns], CLOUDFLARE.redirectLine),
    ],
    ADVICE,
  );
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
 *
 * @throws Error when there are more rules than the host recommends
 */
export function netlifyRedirects(model: HostModel): string {
  const exact = exactRedirects(model)
    .filter(({from}) => !from.endsWith('/') && !from.endsWith('/index.html'))
    .map(({from, to, hash}) => `${from} ${to}${hash} 301!`);
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301!`);
  const rules = [`/ ${model.base} 301!`, ...exact, ...patterns];
  checkLimits(
    {host: 'Netlify', file: 'netlify/_redirects'},
    [{what: 'rules', has: rules.length, takes: NETLIFY.redirects}],
    ADVICE,
  );
  return [banner('Netlify.'), ...rules.map((line) => `${line}\n`)].join('');
}
