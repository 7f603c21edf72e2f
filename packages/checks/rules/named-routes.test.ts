import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {namedRoutes} from './named-routes.ts';

const file = 'data/navigation.yaml';

const files = {
  'docs/limits.mdx': page('## Queue'),
  [file]: 'navbar:\n  - {label: Limits, to: /limit/}\n',
};

describeRule(namedRoutes, {
  clean: files,
  known: {namedRoutes: [{file, path: ['navbar', 0, 'to'], to: '/limits/#queue'}]},
  mistakes: {
    'a dead link in a menu': {
      files,
      known: {namedRoutes: [{file, path: ['navbar', 0, 'to'], to: '/limit/'}]},
      at: `${file}:2:25`,
      says: 'there is no page at /limit/',
      fix: 'did you mean /limits/?',
    },
  },
});
