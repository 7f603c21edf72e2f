import {hostFiles} from '../index.ts';
import {hostModel, type HostModel} from '../model.ts';
import {cloudflareRedirects} from './redirectsFile.ts';
import {exactRedirects} from './shared.ts';

const model = hostModel({
  base: '/docs/',
  routes: ['/docs/', '/docs/limits/', '/docs/quickstart/create-new-workflow.html'],
  redirects: {
    redirects: [
      {from: '/apps/all-apps', to: 'https://product.example/apps'},
      {from: '/cron', to: '/limits/'},
      {from: '/part', to: '/limits/#http'},
    ],
    prefixes: [{from: '/v2/', to: '/'}],
  },
  headers: {'Referrer-Policy': 'strict-origin', 'X-Content-Type-Options': 'nosniff'},
});

test.each(Object.entries(hostFiles(model)))('%s', (_name, text) => {
  expect(text).toMatchSnapshot();
});

test('a legacy address is known in every spelling, and a moved folder by its name alone', () => {
  expect(exactRedirects(model).map(({from}) => from)).toEqual([
    ...['/docs/apps/all-apps', '/docs/apps/all-apps/', '/docs/apps/all-apps/index.html'],
    ...['/docs/cron', '/docs/cron/', '/docs/cron/index.html'],
    ...['/docs/part', '/docs/part/', '/docs/part/index.html'],
    ...['/docs/v2', '/docs/v2/index.html'],
  ]);
});

describe('rules that Cloudflare Pages would ignore stop the build', () => {
  const rows = (count: number) =>
    Array.from({length: count}, (_, index) => ({from: `/docs/old-${index}`, to: '/docs/'}));
  const folders = (count: number) => rows(count).map(({from, to}) => ({from: `${from}/`, to}));
  const empty: HostModel = {...model, redirects: [], prefixes: [], filePages: []};

  test.each([
    [{redirects: rows(667)}, '2002 single rules, and it takes 2000'],
    [{prefixes: folders(101)}, '101 pattern rules, and it takes 100'],
    [
      {redirects: [{from: '/docs/a', to: `https://a.example/${'b'.repeat(1000)}`}]},
      'a line of 1030 characters, and it takes 1000',
    ],
  ])('too many: %#', (change, message) => {
    expect(() => cloudflareRedirects({...empty, ...change})).toThrow(message);
  });

  test('as many as it takes are fine', () => {
    expect(() => cloudflareRedirects({...empty, redirects: rows(666)})).not.toThrow();
    expect(() => cloudflareRedirects({...empty, prefixes: folders(100)})).not.toThrow();
  });
});
