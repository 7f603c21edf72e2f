import type {Limit} from '@portal/content/facts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {limitsRule} from './limits.ts';

const row = {label: 'Body', scope: 'Each request', group: 'http'} as const;
const payload: Limit = {...row, value: 512, unit: 'KB'};

const table = '# Limits\npayload:\n  value: 512\nother: {}\n';
const files = {'data/limits.yaml': table, 'docs/a.mdx': page('{{limits.payload}}')};

describeRule(limitsRule({payload}), {
  clean: files,
  mistakes: {
    'a limit that nothing uses': {
      files: {...files, 'docs/a.mdx': page('{{limits.payloads}}')},
      at: 'data/limits.yaml:2:1',
      says: 'nothing uses the limit payload',
      fix: '{{limits.payload}}',
    },
  },
});
