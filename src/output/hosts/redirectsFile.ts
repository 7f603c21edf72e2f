/** Writes `_redirects` for Cloudflare Pages, and a different one for Netlify. */
import type {HostModel} from '../../hosting/model.ts';
import {checkLimits, CLOUDFLARE, longest, NETLIFY} from './limits.ts';
import {banner, exactRedirects, fitting} from './shared.ts';

const ADVICE =
  'Expected fewer rows in facts/redirects.ts: move a whole folder with one row (/old/*), or delete rows that nobody uses anymore.';

/**
 * Returns `_redirects` for Cloudflare Pages. Its rules take precedence over files. The host itself
 * adds slashes and removes `index.html` and `.html`.
 *
 * @throws Error if there are so many rules that the host would ignore some
 */
export function cloudflareRedirects(model: HostModel): string {
  const filePages = model.filePages.flatMap((page) => [
    `${page}/ ${page} 301`,
    // Without this rule, the host redirects the page to its URL without `.html`.
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
