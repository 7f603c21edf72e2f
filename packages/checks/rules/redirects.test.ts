import type {RedirectRow} from '@portal/content/facts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {redirects} from './redirects.ts';

const written = (rows: RedirectRow[]) =>
  `redirects:\n- rows:\n${rows.map(({from, to}) => `  - {from: ${from}, to: ${to}}`).join('\n')}\n`;

const table = (...rows: RedirectRow[]) => ({
  files: {'docs/limits.mdx': page(), 'docs/api.mdx': page(), 'data/redirects.yaml': written(rows)},
  known: {redirects: [{reason: 'Pages that moved.', rows}]},
});

const cron = {from: '/cron', to: '/limits/'};

describeRule(redirects, {
  clean: table(cron).files,
  known: table(cron).known,
  mistakes: {
    'a row that hides a page': {
      ...table({from: '/api/', to: '/limits/'}),
      at: 'data/redirects.yaml:3:5',
      says: '/api/ would hide the page /api/',
      fix: 'delete the row, or move the page first',
    },
    'a target that is not a heading': {
      ...table(cron, {from: '/old/', to: '/limits/#queue'}),
      at: 'data/redirects.yaml:4:5',
      says: '/limits/#queue, but that page has no such heading',
      fix: '/limits/',
    },
    'the same source twice': {
      ...table(cron, {from: '/cron/', to: '/api/'}),
      at: 'data/redirects.yaml:4:5',
      says: 'already has a redirect',
      fix: 'delete one of the rows',
    },
    'a loop': {
      ...table({from: '/a/', to: '/a'}),
      at: 'data/redirects.yaml:3:5',
      says: 'is a loop',
      fix: 'point one of these rows to a page',
    },
  },
});

const pages = {
  'docs/limits.mdx': page('## Queue', '', '## Large payloads'),
  'docs/code.mdx': page('<Tabs><TabItem value="go">Go</TabItem></Tabs>'),
};
const legacy = [{reason: 'It moved.', rows: [{from: '/cap', to: '/limits/'}]}];
const anchorTable = (from: string, to: string) => `movedAnchors:\n  - {from: ${from}, to: ${to}}\n`;

const moving = (from: string, to: string) => ({redirects: legacy, movedAnchors: [{from, to}]});

const moved = (from: string, to: string, says: string, fix: string) => ({
  files: {...pages, 'data/redirects.yaml': anchorTable(from, to)},
  known: moving(from, to),
  at: 'data/redirects.yaml:2:12',
  says,
  fix,
});

const file = 'data/navigation.yaml';

describeRule(redirects, {
  clean: pages,
  known: {
    redirects: legacy,
    movedAnchors: [
      {from: '/limits/#size', to: '/limits/#large-payloads'},
      {from: '/cap/#fill', to: '/code/#go'},
      {from: '/limits/#gone', to: '/code/'},
      {from: '/limits/#length', to: '/limits/#size'},
    ],
    namedRoutes: [{file, path: ['navbar', 0, 'to'], to: '/limits/#queue'}],
  },
  mistakes: {
    'an old path that does not exist': moved(
      '/limit/#a',
      '/code/',
      '/limit/ is neither a page nor a redirect',
      '/limits/',
    ),
    'a new path that does not exist': moved('/limits/#a', '/cod/', '/cod/ is not a page', '/code/'),
    'an anchor that still exists': moved('/cap/#queue', '/code/', 'never used', 'delete'),
    'a new anchor that does not exist': moved(
      '/limits/#a',
      '/limits/#payloads',
      'has no heading with the ID "payloads"',
      'change the target to /limits/#large-payloads',
    ),
  },
});
