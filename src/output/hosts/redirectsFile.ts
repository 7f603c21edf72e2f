/** `_redirects` for Cloudflare Pages and for Netlify, which use different formats. */
import type {HostModel} from '../../hosting/model.ts';
import {checkLimits, CLOUDFLARE, longest, NETLIFY} from './limits.ts';
import {banner, exactRedirects, fitting} from './shared.ts';

const ADVICE =
  'Expected fewer rows in facts/redirects.ts: move a whole folder with one row (/old/*), or drop rows that nobody follows any more.';

/**
 * Writes `_redirects` for Cloudflare Pages. Rules apply even if a file exists at their path. The host
 * itself adds slashes and removes `index.html` and `.html`.
 *
 * @throws Error if the host would ignore rules because there are too many
 */
export function cloudflareRedirects(model: HostModel): string {
  const filePages = model.filePages.flatMap((page) => [
    `${page}/ ${page} 301`,
    // Without this row, the host would redirect the page to its URL without `.html`.
    `${page} ${page.slice(0, -'.html'.length)} 200`,
  ]);
  const rows = fitting(exactRedirects(model), CLOUDFLARE.exact - filePages.length - 1);
  const exact = [
    `/ ${model.base} 301`,
    ...rows.map(({from, to, hash}) => `${from} ${to}${hash} 301`),
    ...filePages,
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
 * Writes `_redirects` for Netlify, where files take precedence over rules without `!`, and one rule
 * covers the URL with and without a trailing slash.
 *
 * @throws Error if there are more rules than the host recommends
 */
export function netlifyRedirects(model: HostModel): string {
  const spelled = exactRedirects(model).filter(({from}) => !/\/(index\.html)?$/.test(from));
  const exact = fitting(spelled, NETLIFY.redirects - model.prefixes.length - 1).map(
    ({from, to, hash}) => `${from} ${to}${hash} 301!`,
  );
  const patterns = model.prefixes.map(({from, to}) => `${from}* ${to}:splat 301!`);
  const rules = [`/ ${model.base} 301!`, ...exact, ...patterns];
  checkLimits(
    {host: 'Netlify', file: 'netlify/_redirects'},
    [{what: 'rules', has: rules.length, takes: NETLIFY.redirects}],
    ADVICE,
  );
  return [banner('Netlify.'), ...rules.map((line) => `${line}\n`)].join('');
}
