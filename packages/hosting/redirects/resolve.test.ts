import type {RedirectRow} from '@portal/content/facts';
import {MistakesError} from '@portal/content/mistake';
import {YamlText} from '@portal/content/text/yamlText';
import {resolveRedirects} from './resolve.ts';

const pages = [
  '/',
  '/limits/',
  '/destinations/',
  '/destinations/email/',
  '/workflows/',
  '/quickstart/create-new-workflow.html',
];

/** Resolves rows as if a file had one on each line, from line 1. */
function resolve(rows: RedirectRow[], routes = pages) {
  const lines = rows.map(({from, to}) => JSON.stringify({from, to}));
  const source = `{redirects: [{rows: [${lines.join(',\n')}]}]}`;
  const table = new YamlText('data/redirects.yaml', source);
  return resolveRedirects([{reason: 'a test of the table', rows}], routes, table, '/docs/');
}

function problemsOf(rows: RedirectRow[], routes = pages): readonly string[] {
  try {
    resolve(rows, routes);
  } catch (error) {
    if (error instanceof MistakesError)
      return error.mistakes.map(
        ({file, line, message, fix}) => `${file}:${line}: ${message} → ${fix}`,
      );
    throw error;
  }
  return [];
}

describe('resolves', () => {
  test('a row to the page as it is served, with or without trailing slashes', () => {
    expect(resolve([{from: '/cron/', to: '/limits'}]).redirects).toEqual([
      {from: '/cron', to: '/limits/'},
    ]);
  });

  test('a chain to its end', () => {
    const {redirects} = resolve([
      {from: '/notebook/sql/', to: '/destinations/triggers/'},
      {from: '/destinations/triggers', to: '/destinations/all/'},
      {from: '/destinations/all', to: '/destinations/'},
    ]);
    expect(redirects.map(({to}) => to)).toEqual([
      '/destinations/',
      '/destinations/',
      '/destinations/',
    ]);
  });

  test('a chain that leaves the site', () => {
    expect(
      resolve([
        {from: '/a', to: '/b'},
        {from: '/b', to: 'https://x.example/apps'},
      ]).redirects[0],
    ).toEqual({from: '/a', to: 'https://x.example/apps'});
  });

  test('a chain with its fragment, unless the last row has its own', () => {
    const rows = [
      {from: '/a', to: '/b#old'},
      {from: '/b', to: '/limits/'},
      {from: '/c', to: '/d#old'},
      {from: '/d', to: '/limits/#new'},
    ];
    expect(resolve(rows).redirects.map(({to}) => to)).toEqual([
      '/limits/#old',
      '/limits/',
      '/limits/#new',
      '/limits/#new',
    ]);
  });

  test('a row to a page published as a file', () => {
    expect(
      resolve([{from: '/start', to: '/quickstart/create-new-workflow.html'}]).redirects,
    ).toEqual([{from: '/start', to: '/quickstart/create-new-workflow.html'}]);
  });

  test('a moved folder to a row for each page and legacy URL in it', () => {
    const rows = [
      {from: '/new', to: '/workflows/#new'},
      {from: '/old/*', to: '/destinations/*'},
      {from: '/old/email/', to: '/limits/'},
      {from: '/destinations/sms/', to: '/limits/'},
    ];
    expect(resolve(rows)).toEqual({
      redirects: [
        {from: '/destinations/sms', to: '/limits/'},
        {from: '/new', to: '/workflows/#new'},
        {from: '/old/email', to: '/limits/'},
        {from: '/old', to: '/destinations/'},
        {from: '/old/sms', to: '/limits/'},
      ],
      prefixes: [{from: '/old/', to: '/destinations/'}],
    });
  });

  test('rows into a moved folder to their final target', () => {
    const {redirects} = resolve([
      {from: '/v2/*', to: '/*'},
      {from: '/old', to: '/v2/limits'},
      {from: '/older', to: '/v2/old/'},
      {from: '/start', to: '/v2'},
    ]);
    expect(redirects).toEqual(
      expect.arrayContaining([
        {from: '/old', to: '/limits/'},
        {from: '/older', to: '/limits/'},
        {from: '/start', to: '/'},
        {from: '/v2/older', to: '/limits/'},
      ]),
    );
  });

  test.each([false, true])('a folder inside a moved folder by its own row (%s)', (isReversed) => {
    const rows = [
      {from: '/a/*', to: '/destinations/*'},
      {from: '/a/b/*', to: '/x/*'},
    ];
    const both = ['/destinations/', '/destinations/b/c/', '/x/', '/x/c/'];
    expect(resolve(isReversed ? rows.reverse() : rows, both)).toEqual({
      redirects: [
        {from: '/a/b', to: '/x/'},
        {from: '/a/b/c', to: '/x/c/'},
        {from: '/a', to: '/destinations/'},
      ],
      prefixes: [
        {from: '/a/b/', to: '/x/'},
        {from: '/a/', to: '/destinations/'},
      ],
    });
  });

  test('rows in any order to the same model', () => {
    const rows = [
      {from: '/a', to: '/limits/'},
      {from: '/b', to: '/'},
    ];
    expect(resolve(rows)).toEqual(resolve([...rows].reverse()));
  });
});

describe('rejects', () => {
  test('a loop', () => {
    expect(
      problemsOf([
        {from: '/a', to: '/b/'},
        {from: '/b', to: '/a'},
      ]),
    ).toEqual([
      'data/redirects.yaml:1: /a is a loop: /a → /b/ → /a → point one of these rows to a page',
      'data/redirects.yaml:2: /b is a loop: /b → /a → /b/ → point one of these rows to a page',
    ]);
  });

  test('a loop through a moved folder, once', () => {
    expect(
      problemsOf([
        {from: '/v2/*', to: '/*'},
        {from: '/a', to: '/v2/a'},
      ]),
    ).toEqual([
      'data/redirects.yaml:2: /a is a loop: /a → /v2/a → /a → point one of these rows to a page',
    ]);
  });

  test('a chain that does not resolve', () => {
    expect(
      problemsOf([
        {from: '/a', to: '/b'},
        {from: '/b', to: '/limit'},
      ])[0],
    ).toBe(
      'data/redirects.yaml:1: /a ends at /limit (/a → /b → /limit), which is not a page → ' +
        'write a page or an https URL. The nearest page is /limits/',
    );
  });

  test('a dead target', () => {
    expect(problemsOf([{from: '/a', to: '/destinations/emial/'}])).toEqual([
      'data/redirects.yaml:1: /a ends at /destinations/emial/, which is not a page → ' +
        'write a page or an https URL. The nearest page is /destinations/email/',
    ]);
  });

  test('a source or target that starts with the base URL', () => {
    expect(problemsOf([{from: '/docs/quota/', to: '/limits/'}])).toEqual([
      'data/redirects.yaml:1: the source /docs/quota/ starts with the base URL, but paths are relative to it → write /quota/',
    ]);
    expect(problemsOf([{from: '/quota/', to: '/docs/limits/'}])[0]).toContain(
      'The nearest page is /limits/',
    );
  });

  test('a source typed twice, ignoring slashes', () => {
    expect(
      problemsOf([
        {from: '/a', to: '/limits/'},
        {from: '/a/', to: '/'},
      ]),
    ).toEqual([
      'data/redirects.yaml:2: /a/ already has a redirect at data/redirects.yaml:1 (to /limits/), ' +
        'because trailing slashes make no difference → delete one of the rows',
    ]);
  });

  test('the same row twice, naming both lines', () => {
    const twice = {from: '/a', to: '/limits/'};
    expect(problemsOf([twice, twice])[0]).toMatch(/^data\/redirects\.yaml:2: .*\.yaml:1 /);
  });

  test.each([
    ['/limits', '/limits/'],
    ['/workflows/*', '/workflows/'],
    ['/', '/'],
  ])('a source that hides a page: %s', (from, page) => {
    const to = from.endsWith('*') ? '/destinations/*' : '/destinations/';
    expect(problemsOf([{from, to}])).toEqual([
      `data/redirects.yaml:1: ${from} would hide the page ${page} → delete the row, or move the page first`,
    ]);
  });

  test.each(['/a b', '/a//b', 'a', '/a/../b', '/ä', '/a%20b', '/{a}', '/a;b'])(
    'a source that hosts could read differently: %s',
    (from) => {
      expect(problemsOf([{from, to: '/limits/'}])).toEqual([
        `data/redirects.yaml:1: the source ${from} is not a plain path → write segments of letters, digits and . _ ~ - between single slashes`,
      ]);
    },
  );

  test('a source that is its own target, ignoring slashes', () => {
    expect(problemsOf([{from: '/a', to: '/a/'}])).toEqual([
      'data/redirects.yaml:1: /a is a loop: /a → /a/ → point one of these rows to a page',
    ]);
  });

  test('a query in a target', () => {
    expect(problemsOf([{from: '/a', to: '/limits/?from=a'}])).toEqual([
      "data/redirects.yaml:1: the target /limits/?from=a has a query → remove it: the redirect keeps the reader's own query",
    ]);
  });

  test.each([
    [{from: '/a*/b', to: '/limits/'}, 'has a * in the middle → write /* at the end'],
    [{from: '/a', to: '/*'}, "ends in *, but the source /a doesn't → write the source /a/*"],
    [{from: '/a/*', to: '/limits/'}, 'write a target that ends in /*'],
    [{from: '/a/*', to: '/a/b/*'}, 'is a loop: its target /a/b/* is inside its source'],
    [{from: '/a/*', to: '/none/*'}, 'moves to /none/*, which has no pages'],
  ])('a pattern that cannot work: %j', (row, message) => {
    expect(problemsOf([row])).toEqual([expect.stringContaining(message)]);
  });

  test('a table, with all of its mistakes', () => {
    expect(
      problemsOf([
        {from: '/limits', to: '/'},
        {from: '/a b', to: '/limits/'},
        {from: '/a/*', to: '/none/*'},
      ]),
    ).toHaveLength(3);
  });
});
