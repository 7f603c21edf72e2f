import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {counterparts} from './counterparts.ts';

const TABLE = 'facts/counterparts.ts';

const files = {
  'docs/limits.mdx': page(),
  'versioned_docs/version-v1/limits.mdx': page(),
  'versioned_docs/version-v1/sql.mdx': page(),
  [TABLE]: "[\n  ['/v1/limits/', '/limits/'],\n  ['/v1/cells/', '/limits/'],\n]",
};

const known = {
  counterparts: [['/v1/limits/', '/limits/']] as const,
  withoutCounterpart: {'/v1/sql/': 'The SQL service ended with v1.'},
};

describeRule(counterparts, {
  clean: files,
  known,
  mistakes: {
    'a row of a page that is gone': {
      files,
      known: {...known, counterparts: [...known.counterparts, ['/v1/cells/', '/limits/']]},
      at: `${TABLE}:3:4`,
      says: 'no page has the address /v1/cells/',
      mend: 'delete the row',
    },
    'a page of v1 of which nothing is said': {
      files,
      known: {...known, withoutCounterpart: {}},
      at: 'versioned_docs/version-v1/sql.mdx:1:1',
      says: 'does not say',
      mend: "add ['/v1/sql/', '/limits/'],",
    },
  },
});
