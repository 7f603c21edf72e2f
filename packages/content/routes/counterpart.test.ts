import {counterpartOf, type VersionTables} from './counterpart.ts';
import type {Version} from '../facts/index.ts';

const version = (id: string, path: string): Version => ({
  ...{
    id,
    label: id,
    path,
    runtime: 'component',
    searched: false,
    indexed: false,
    banner: 'an older one.',
  },
  state: path === '' ? 'current' : 'maintained',
  inDocs: path === '',
});

const [v3, v2, v1] = [version('v3', ''), version('v2', 'v2'), version('v1', 'v1')];

const tables: VersionTables = {
  versions: [v3, v2, v1],
  nextPages: {
    v2: {
      moved: [
        ['/limits/', '/reference/limits/'],
        // v3 has a different page at the same URL: the row takes precedence.
        ['/steps/', '/workflows/steps/'],
      ],
      ended: {'/sse/': 'Streams ended with v2.'},
      sections: [['/reference/', '/limits/']],
    },
    v1: {
      moved: [
        ['/steps/code/', '/code/nodejs/'],
        ['/orgs/', '/workspaces/'],
        ['/teams/', '/workspaces/'],
      ],
      ended: {'/steps/sql/': 'The SQL service ended with v1.'},
      sections: [['/code/', '/steps/code/']],
    },
  },
};

const published = new Set([
  ...['/', '/reference/limits/', '/steps/', '/workflows/steps/', '/code/', '/code/nodejs/'],
  ...['/code/go/', '/workspaces/', '/apps/', '/reference/prices/'],
  ...['/v2/', '/v2/limits/', '/v2/steps/', '/v2/sse/', '/v2/code/', '/v2/code/nodejs/'],
  ...['/v2/workspaces/', '/v2/apps/'],
  ...['/v1/', '/v1/limits/', '/v1/steps/', '/v1/steps/code/', '/v1/steps/sql/'],
  ...['/v1/orgs/', '/v1/teams/'],
]);

const way = (route: string, to: Version) => counterpartOf(route, to, published, tables);

test.each<[string, Version, string]>([
  ['/', v2, '/v2/'],
  ['/v1/', v2, '/v2/'],
  ['/v1/limits/', v2, '/v2/limits/'],
  ['/v2/limits/', v1, '/v1/limits/'],
  ['/v2/limits/', v3, '/reference/limits/'],
  ['/v1/limits/', v3, '/reference/limits/'],
  ['/reference/limits/', v1, '/v1/limits/'],
  ['/workflows/steps/', v2, '/v2/steps/'],
  ['/v1/steps/code/', v3, '/code/nodejs/'],
  ['/v1/teams/', v3, '/workspaces/'],
  ['/workspaces/', v1, '/v1/orgs/'],
  ['/apps/', v3, '/apps/'],
])('finds the counterpart of %s in %p at %s', (route, to, there) =>
  expect(way(route, to)).toEqual({route: there, isSamePage: true}),
);

test.each<[string, Version, string]>([
  ['/apps/', v1, '/v1/'],
  ['/code/go/', v2, '/v2/code/'],
  ['/code/go/', v1, '/v1/steps/code/'],
  ['/reference/prices/', v2, '/v2/limits/'],
  ['/reference/prices/', v1, '/v1/limits/'],
  // The v3 page at this URL is about something else.
  ['/steps/', v2, '/v2/'],
])('falls back from %s in %p to the nearest section %s', (route, to, there) =>
  expect(way(route, to)).toEqual({route: there, isSamePage: false}),
);

test('gives the reason why a page ended, across any number of versions', () => {
  const reason = 'The SQL service ended with v1.';
  const [isSamePage, steps] = [false, '/v1/steps/sql/'];
  expect(way(steps, v2)).toEqual({route: '/v2/steps/', isSamePage, reason});
  expect(way(steps, v3)).toEqual({route: '/workflows/steps/', isSamePage, reason});
});
