import type {Limit} from '@portal/content/facts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {limitsRule} from './limits.ts';

const row = {label: 'Body', scope: 'Each request', group: 'http'} as const;
const payload: Limit = {...row, value: 512, unit: 'KB'};

const table = '# Limits\npayload:\n  value: 512\nother: {}\n';
const files = {'data/limits.yaml': table, 'docs/a.mdx': page('{{limits.payload}}')};

const mistake = (says: string, fix: string) => ({files, at: 'data/limits.yaml:2:1', says, fix});

describeRule(limitsRule({payload}), {
  clean: files,
  mistakes: {
    'a limit that nothing uses': {
      ...mistake('nothing uses the limit payload', '{{limits.payload}}'),
      files: {...files, 'docs/a.mdx': page('{{limits.payloads}}')},
    },
  },
});

describeRule(limitsRule({payload: {...payload, value: 1024}}), {
  clean: {},
  mistakes: {'a unit that is too small': mistake('which is 1 MB', 'unit: MB')},
});
