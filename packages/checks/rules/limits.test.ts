import type {Limit} from '@portal/content/facts/limits';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {limitsRule} from './limits.ts';

const row = {label: 'Body', scope: 'Each request', group: 'http'} as const;
const payload: Limit = {...row, value: 512, unit: 'KB'};

const table = 'const definitions = {\n  payload: {\n  },\n  other: {\n  },\n};\n';
const files = {'packages/content/facts/limits.ts': table, 'docs/a.mdx': page('{{limits.payload}}')};

const mistake = (says: string, fix: string) => ({
  files,
  at: 'packages/content/facts/limits.ts:2:3',
  says,
  fix,
});

describeRule(limitsRule({payload}), {
  clean: files,
  mistakes: {
    'a limit that nothing uses': {
      ...mistake('nothing uses the limit payload', '{{limits.payload}}'),
      files: {...files, 'docs/a.mdx': page('{{limits.payloads}}')},
    },
  },
});

describeRule(limitsRule({payload: {...payload, value: '512'}}), {
  clean: {},
  mistakes: {'a number as a string': mistake('is a string', 'value: 512,')},
});

describeRule(limitsRule({payload: {...payload, value: 1024}}), {
  clean: {},
  mistakes: {'a unit that is too small': mistake('which is 1 MB', "unit: 'MB'")},
});
