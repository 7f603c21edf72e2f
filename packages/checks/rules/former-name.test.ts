import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {formerName} from './former-name.ts';

const table = {'data/redirects.yaml': 'redirects: [{rows: [{from: /what-is-oldname/, to: /}]}]'};

describeRule(formerName, {
  known: {redirects: [{reason: 'The name.', rows: [{from: '/what-is-oldname/', to: '/'}]}]},
  clean: {...table, 'docs/a.mdx': page('An old name.')},
  mistakes: {
    'the name on a page': {
      files: {...table, 'docs/a.mdx': page('With OldName.')},
      at: 'docs/a.mdx:6:6',
      says: '"OldName"',
      fix: '{{product.name}}',
    },
    'the name in code': {
      files: {...table, 'src/a.ts': "\nexport const url = 'https://oldname.example';\n"},
      at: 'src/a.ts:2:29',
      says: '"oldname"',
      fix: 'product.name',
    },
  },
});
