/** The addresses to compare hosts with, from the built site and its host model. */
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join, relative, resolve} from 'node:path';
import {hostsFolder} from '@portal/hosting/hosts/shared';
import {hostModelSchema} from '@portal/hosting/rules/model';
import {currentVersion} from '../../src/facts.ts';

/** The address of the current version by name. It redirects to the pages without the name. */
const pinned = `/docs/${currentVersion.id}`;

/** The folder that hosts serve. */
export const build = resolve(__dirname, '../../build');

export const model = hostModelSchema.parse(
  JSON.parse(readFileSync(join(hostsFolder(build), 'host.json'), 'utf8')),
);

const files = readdirSync(join(build, 'docs'), {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(build, join(entry.parentPath, entry.name))}`)
  .sort();

/** Every legacy address. */
const legacy = model.redirects.map(({from}) => from);
const moved = new Set(legacy);

const INDEX = '/index.html';
const withSlash = (file: string) => file.slice(0, -'index.html'.length);

/** The published addresses of pages. */
export const pages = [
  ...files
    .filter((file) => file.endsWith(INDEX))
    .map(withSlash)
    .filter((path) => !moved.has(path.slice(0, -1))),
  ...model.filePages,
];

/** All forms of all legacy addresses. */
export const legacyForms = legacy.flatMap((from) =>
  ['', '/', INDEX, '?a=1&b=%2F', '/?a=1'].map((end) => from + end),
);

/** Other spellings of pages. */
export const aliases = pages.flatMap((page) =>
  page.endsWith('/')
    ? [page.slice(0, -1), `${page}index.html`, `${page}index.html?a=1`, `${page}?a=1`]
    : [`${page}/`, `${page}${INDEX}`],
);

const first = (pattern: RegExp) => files.find((file) => pattern.test(file))!;

const isCopy = (file: string) => /\.(br|gz)$/.test(file);

/** All extensions of the site's files. */
export const endings = [
  ...new Set(files.filter((file) => !isCopy(file)).map((file) => extname(file))),
].sort();

/**
 * One file per extension, with a compressed copy if there is one, and files with a special role.
 */
export const kinds = [
  ...new Set([
    ...endings
      .filter((ending) => ending !== '.html')
      .map(
        (ending) =>
          files.find((file) => file.endsWith(ending) && files.includes(`${file}.gz`)) ??
          files.find((file) => file.endsWith(ending))!,
      ),
    first(/\/assets\/js\/.+\.js$/),
    first(/search-index\.json$/),
    first(/openapi\.json$/),
    first(/llms-full\.txt$/),
  ]),
];

/** Other addresses that exist or don't exist. */
export const others = [
  ...kinds,
  '/docs/assets/js/gone.12345678.js',
  '/docs/no-such-page',
  '/docs/no-such-page/',
  '/docs/no-such-page/index.html',
  '/docs/404.html',
  '/docs/404',
  '/docs/assets/',
  '/docs/img',
  '/docs//limits/',
  '/docs/limits//',
  '//docs/limits/',
  '/docs/limits/?next=//x',
  '/docs/.hidden',
  // Unknown paths, although they look like those of pages.
  '/docs/Limits/',
  '/docs/limits/Index.HTML',
  '/docs/%4Cimits',
  '/docs/CRON?a=1',
  '/Docs',
  '/Docs/limits/',
  '/docs/Assets/',
  '/Robots.txt',
  '/docs/limits.html',
  '/docs/limits/%20',
  // Encoded letters, which browsers don't send: other spellings of existing and missing addresses.
  '/%64ocs/',
  '/%64ocs',
  '/%64ocs/limits/?a=1&b=%2F',
  '/docs/%6Cimits',
  '/docs/limits%2F',
  '/docs%2Flimits/',
  '/docs/limits/index%2Ehtml',
  '/docs/%63ron',
  '/docs/%63ron/?a=1',
  '/docs/%76%32/limits',
  '/docs/no-%73uch-page/',
  '/docs/no-%73uch-page',
  '/docs/img/favicon%2Esvg',
  '/docs/%2Flimits/',
  '/docs/assets/%2Fjs/',
  `${pinned}//limits`,
  // A moved folder only redirects to pages that exist.
  `${pinned}/no-such-page`,
  `${pinned}/no-such-page/?a=1`,
  `${pinned}/no-such-page/index.html`,
  `${pinned}/50%25`,
  `${pinned}/limits.md`,
  `${pinned}/img/favicon.svg?a=1`,
  `${pinned}/img`,
  `${pinned}/img/`,
  `${pinned}/404.html`,
  `${pinned}/.hidden`,
  `${pinned}/%2Flimits`,
  ...model.filePages.flatMap((page) => [
    page.replace('.html', '%2Ehtml'),
    `${page.replace('.html', '%2Ehtml')}/?a=1`,
  ]),
  '/.sources',
  ...model.rootFiles,
  '/robots.txt/',
  '/robots.txt?a=1',
  '/.well-known/',
  '/.well-known/other',
  '/host.json',
  '/nginx.conf',
  '/_redirects',
  '/index.html',
  '/',
  '/?a=1',
  '/docs',
  '/docs?a=1',
  '/doc',
  '/docsx/',
];
