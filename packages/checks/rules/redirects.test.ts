import type {RedirectRow} from '@portal/content/facts/redirects';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {redirects} from './redirects.ts';

const written = (rows: RedirectRow[]) =>
  `[\n${rows.map(({from, to}) => `  {from: '${from}', to: '${to}'},`).join('\n')}\n]`;

const table = (...rows: RedirectRow[]) => ({
  files: {
    'docs/limits.mdx': page(),
    'docs/api.mdx': page(),
    'packages/content/facts/redirects.ts': written(rows),
  },
  known: {redirects: [{reason: 'Pages that moved.', rows}]},
});

const cron = {from: '/cron', to: '/limits/'};

describeRule(redirects, {
  clean: table(cron).files,
  known: table(cron).known,
  mistakes: {
    'a target that is not a page': {
      ...table(cron, {from: '/old/', to: '/limit/'}),
      at: 'packages/content/facts/redirects.ts:3:3',
      says: '/limit/',
      fix: /./,
    },
    'a row that hides a page': {
      ...table({from: '/api/', to: '/limits/'}),
      at: 'packages/content/facts/redirects.ts:2:3',
      says: '/api/ would hide the page /api/',
      fix: 'Delete the row, or move the page first',
    },
    'a target that is not a heading': {
      ...table(cron, {from: '/old/', to: '/limits/#queue'}),
      at: 'packages/content/facts/redirects.ts:3:3',
      says: '/limits/#queue, but that page has no such heading',
      fix: '/limits/',
    },
    'the same source twice': {
      ...table(cron, {from: '/cron/', to: '/api/'}),
      at: 'packages/content/facts/redirects.ts:3:3',
      says: 'already has a redirect',
      fix: 'Delete one of the rows',
    },
    'a loop': {
      ...table({from: '/a/', to: '/a'}),
      at: 'packages/content/facts/redirects.ts:2:3',
      says: 'is a loop',
      fix: 'Point one of these rows to a page',
    },
  },
});
