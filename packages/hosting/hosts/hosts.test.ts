import {hostModel, type HostModel} from '../rules/model.ts';
import {cloudflareRedirects, netlifyRedirects} from './redirectsFile.ts';
import {exactRedirects} from './shared.ts';
import {hostFiles, servedFiles} from './write.ts';

const model = hostModel({
  base: '/docs/',
  origin: 'https://acme.example',
  routes: [
    '/docs/',
    '/docs/limits/',
    '/docs/v1/',
    '/docs/quickstart/create-new-workflow.html',
    '/docs/search/',
  ],
  documents: new Set([
    '/docs/',
    '/docs/limits/',
    '/docs/v1/',
    '/docs/quickstart/create-new-workflow.html',
  ]),
  unindexed: ['/docs/v1'],
  redirects: {
    redirects: [
      {from: '/apps/all-apps', to: 'https://product.example/apps'},
      {from: '/cron', to: '/limits/'},
      {from: '/part', to: '/limits/#http'},
      {from: '/v2', to: '/'},
      {from: '/v2/limits', to: '/limits/'},
      {from: '/v2/cron', to: '/limits/'},
    ],
    prefixes: [{from: '/v2/', to: '/'}],
  },
  sharedFiles: ['openapi.yaml'],
  rootFiles: ['robots.txt'],
});

const files = {...hostFiles(model), ...servedFiles(model)};

test.each([
  ['nginx.conf', 'location = /docs/part { return 301 "/docs/limits/$is_args$args#http"; }'],
  [
    'nginx.conf',
    'location = /docs/apps/all-apps { return 301 "https://product.example/apps$is_args$args"; }',
  ],
  ['nginx.conf', 'location = /docs/openapi.yaml {'],
  ['nginx.conf', '    listen [::]:80;'],
  ['nginx.conf', 'location = /robots.txt { }'],
  ['nginx.conf', 'add_header X-Content-Type-Options "nosniff" always;'],
  ['nginx.conf', '    default "/docs/404";'],
  ['Caddyfile', '\t\t/docs/part "/docs/limits/" "#http"'],
  ['Caddyfile', '\t\t@shared path /docs/openapi.yaml'],
  ['Caddyfile', '\t\theader * X-Content-Type-Options "nosniff"'],
  ['_redirects', '\n/docs/part /docs/limits/#http 301\n'],
  ['_redirects', '\n/docs/v2/* /docs/:splat 301\n'],
  [
    '_redirects',
    '\n/docs/quickstart/create-new-workflow.html /docs/quickstart/create-new-workflow 200\n',
  ],
  ['netlify/_redirects', '\n/docs/part /docs/limits/#http 301!\n'],
  ['netlify/_redirects', '\n/docs/v2/* /docs/:splat 301!\n'],
  ['_headers', '\n/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  ['_headers', '\n/docs/openapi.yaml\n  Access-Control-Allow-Origin: *\n'],
  ['_headers', '\n/docs/*/\n  Link: <index.md>; rel="alternate"; type="text/markdown"\n'],
  ['_headers', '\n/docs/quickstart/create-new-workflow.html\n  Link: <create-new-workflow.md>;'],
  ['_headers', '\n/docs/search/\n  ! Link\n'],
  [
    '_headers',
    '\n/docs/*/index.md\n  Link: <https://acme.example/docs/:splat/>; rel="canonical"\n',
  ],
  ['_headers', '\n/docs/v1/*\n  X-Robots-Tag: noindex\n/docs/v1/*.md\n  ! Link\n'],
  ['netlify/_headers', '\n/docs/llms-full.txt\n  X-Robots-Tag: noindex\n'],
  ['netlify/_headers', '\n/docs/v1/index.md\n  X-Robots-Tag: noindex\n'],
  [
    'netlify/_headers',
    '\n/docs/limits/index.md\n  Link: <https://acme.example/docs/limits/>; rel="canonical"\n',
  ],
  [
    'netlify/_headers',
    '\n/docs/limits/\n  Link: <index.md>; rel="alternate"; type="text/markdown"\n',
  ],
])('%s has %j', (name, line) => expect(files[name]).toContain(line));

test('writes the model as it is, for the preview', () =>
  expect(JSON.parse(files['host.json']!)).toEqual(model));

test('lists every spelling of a legacy URL', () => {
  expect(exactRedirects(model.redirects).map(({from}) => from)).toEqual([
    ...['/docs/apps/all-apps', '/docs/apps/all-apps/', '/docs/apps/all-apps/index.html'],
    ...['/docs/cron', '/docs/cron/', '/docs/cron/index.html'],
    ...['/docs/part', '/docs/part/', '/docs/part/index.html'],
    ...['/docs/v2', '/docs/v2/', '/docs/v2/index.html'],
    ...['/docs/v2/limits', '/docs/v2/limits/', '/docs/v2/limits/index.html'],
    ...['/docs/v2/cron', '/docs/v2/cron/', '/docs/v2/cron/index.html'],
  ]);
});

test('on Cloudflare Pages, the pages of a moved folder have rules of their own until there are too many', () => {
  const pages = Array.from({length: 700}, (_, at) => `page-${at}`);
  const redirects = pages.map((page) => ({from: `/docs/v2/${page}`, to: `/docs/${page}/`}));
  const other = {from: '/docs/v2/cron', to: '/docs/limits/'};
  const few = cloudflareRedirects({...model, redirects: [...redirects.slice(0, 600), other]});
  expect(few).toContain('\n/docs/v2/page-599/index.html /docs/page-599/ 301\n');
  const many = cloudflareRedirects({...model, redirects: [...redirects, other]});
  expect(many).not.toContain('page-599');
  expect(many).toContain('\n/docs/v2/cron /docs/limits/ 301\n');
  expect(many).toContain('\n/docs/v2/* /docs/:splat 301\n');
});

describe('fails on rules that a host would ignore', () => {
  const rows = (count: number) =>
    Array.from({length: count}, (_, index) => ({from: `/docs/old-${index}`, to: '/docs/'}));
  const folders = (count: number) => rows(count).map(({from, to}) => ({from: `${from}/`, to}));
  const empty: HostModel = {...model, redirects: [], prefixes: [], filePages: []};

  test.each([
    [{redirects: rows(667)}, '2002 single rules (the limit is 2000)'],
    [{prefixes: folders(101)}, '101 pattern rules (the limit is 100)'],
    [
      {redirects: [{from: '/docs/a', to: `https://a.example/${'b'.repeat(1000)}`}]},
      '1041 characters in one line (the limit is 1000)',
    ],
  ])('redirects on Cloudflare Pages: %#', (change, message) => {
    expect(() => cloudflareRedirects({...empty, ...change})).toThrow(message);
  });

  test('redirects on Netlify', () => {
    expect(() => netlifyRedirects({...empty, redirects: rows(10_000)})).toThrow(
      'netlify/_redirects has too much for Netlify: 10001 rules (the limit is 10000). Expected fewer rows in data/redirects.yaml',
    );
  });

  test('passes at the limits', () => {
    expect(() => cloudflareRedirects({...empty, redirects: rows(666)})).not.toThrow();
    expect(() => cloudflareRedirects({...empty, prefixes: folders(100)})).not.toThrow();
    expect(() => netlifyRedirects({...empty, redirects: rows(9_999)})).not.toThrow();
  });
});
