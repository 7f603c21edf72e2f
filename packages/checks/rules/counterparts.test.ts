import type {NextPages, Version} from '@portal/content/facts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {counterparts} from './counterparts.ts';

const TABLE = 'data/counterparts.yaml';

const version = (id: string, path = id): Version => ({
  ...{id, label: id, path, runtime: 'component', searched: false, indexed: false},
  state: path === '' ? 'current' : 'maintained',
  inDocs: path === '',
});

const files = {
  'docs/limits.mdx': page(),
  'docs/units.mdx': page(),
  'versioned_docs/version-v2/limits.mdx': page(),
  'versioned_docs/version-v2/cells.mdx': page(),
  'versioned_docs/version-v1/limits.mdx': page(),
  'versioned_docs/version-v1/sql.mdx': page(),
  [TABLE]: 'v2:\n  moved:\n    - [/cells/, /gone/]\nv1:\n  moved:\n    - [/gone/, /limits/]\n',
};

const nextPages: Record<string, NextPages> = {
  v2: {moved: [['/cells/', '/units/']], ended: {}, sections: []},
  v1: {moved: [], ended: {'/sql/': 'It ended.'}, sections: [['/code/', '/limits/']]},
};

const known = {versions: [version('v3', ''), version('v2'), version('v1')], nextPages};

const changed = (id: string, rows: Partial<NextPages>) => ({
  known: {...known, nextPages: {...nextPages, [id]: {...nextPages[id]!, ...rows}}},
});

describeRule(counterparts, {
  clean: files,
  known,
  mistakes: {
    'a row for a deleted page': {
      files,
      ...changed('v1', {moved: [['/gone/', '/limits/']]}),
      at: `${TABLE}:6:8`,
      says: 'v1 has no page at /gone/',
      fix: 'delete the row',
    },
    'a row with a target that does not exist': {
      files,
      ...changed('v2', {moved: [['/cells/', '/gone/']]}),
      at: `${TABLE}:3:17`,
      says: 'v3 has no page at /gone/',
      fix: 'delete the row',
    },
    'a page without a counterpart in the current version': {
      files,
      ...changed('v2', {moved: []}),
      at: 'versioned_docs/version-v2/cells.mdx:1:1',
      says: 'does not say which page of v3',
      fix: 'in the rows of v2, add "- [/cells/, /units/]"',
    },
  },
});
