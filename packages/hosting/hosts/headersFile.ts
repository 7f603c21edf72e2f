/**
 * Writes `_headers` for Cloudflare Pages, and a different one for Netlify. Neither host can choose a
 * form of a page by `Accept`, so a `Link` header says where its Markdown version is.
 */
import {basename} from 'node:path';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {
  canonicalLink,
  hashedAssetsAt,
  type HostModel,
  searchEngineHeaders,
} from '../rules/model.ts';
import {sharedHeaders} from '../rules/securityHeaders.ts';
import {banner} from './shared.ts';

const rule = (path: string, headers: Record<string, string>) => [
  path,
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
];

/** The link is relative to the page, so pages in all folders have the same. */
const alternate = (page: string) => ({
  Link: `<${basename(markdownPathOf(page))}>; rel="alternate"; type="text/markdown"`,
});

/**
 * If two rules set the same header, these hosts send both values. So pages get no `Cache-Control` here
 * and keep the hosts' default, `max-age=0, must-revalidate`, which means the same as our `no-cache`.
 */
const file = (host: string, model: HostModel, pages: string[][]) => {
  const rules = [
    rule('/*', model.headers),
    ...model.languages.map((language) =>
      rule(`${hashedAssetsAt(language)}*`, {'Cache-Control': model.caching.hashed}),
    ),
    ...model.sharedFiles.map((path) => rule(path, sharedHeaders)),
    ...pages,
  ];
  return [banner(host), ...rules.flat().map((line) => `${line}\n`)].join('');
};

const NO_INDEX = {'X-Robots-Tag': 'noindex'};

/** Returns `_headers` for Cloudflare Pages, which ignores rules after the hundredth. */
export const cloudflareHeaders = (model: HostModel): string =>
  file('Cloudflare Pages. On Netlify, publish netlify/_headers instead.', model, [
    ...[model.base, `${model.base}*/`, ...model.filePages].map((path) =>
      rule(path, alternate(path)),
    ),
    rule(`${model.base}index.md`, {Link: canonicalLink(model, model.base)}),
    rule(`${model.base}*/index.md`, {Link: canonicalLink(model, `${model.base}:splat/`)}),
    ...model.filePages.map((path) =>
      rule(markdownPathOf(path), {Link: canonicalLink(model, path)}),
    ),
    ...model.unindexed.flatMap((path) =>
      path.endsWith('/')
        ? [rule(`${path}*`, NO_INDEX), [`${path}*.md`, '  ! Link']]
        : [rule(path, NO_INDEX)],
    ),
    ...model.htmlPages.map((path) => [path, '  ! Link']),
  ]);

/** Returns `_headers` for Netlify, where a pattern for folders would apply to files too. */
export const netlifyHeaders = (model: HostModel): string =>
  file('Netlify.', model, [
    ...model.markdownPages.map((path) => rule(path, alternate(path))),
    ...[...model.markdownPages.map(markdownPathOf), ...model.unindexed]
      .filter((path) => !path.endsWith('/'))
      .map((path) => rule(path, searchEngineHeaders(model, path))),
  ]);
