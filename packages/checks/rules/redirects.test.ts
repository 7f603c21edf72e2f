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
    'a target that is not a page': {
      ...table(cron, {from: '/old/', to: '/limit/'}),
      at: 'data/redirects.yaml:4:5',
      says: '/limit/',
      fix: /./,
    },
    'a row that hides a page': {
      ...table({from: '/api/', to: '/limits/'}),
      at: 'data/redirects.yaml:3:5',
      says: '/api/ would hide the page /api/',
      fix: 'Delete the row, or move the page first',
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
      fix: 'Delete one of the rows',
    },
    'a loop': {
      ...table({from: '/a/', to: '/a'}),
      at: 'data/redirects.yaml:3:5',
      says: 'is a loop',
      fix: 'Point one of these rows to a page',
    },
  },
});
