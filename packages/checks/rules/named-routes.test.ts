import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {namedRoutes} from './named-routes.ts';

const files = {
  'docs/limits.mdx': page('## Queue'),
  'docs/code/go.mdx': page(),
  'packages/content/facts/routes.ts': "[\n  '/limits/',\n  ...under('/code/', 'go/', 'rust/'),\n]",
  'packages/content/facts/navigation.ts': "[\n  {label: 'Limits', to: '/limit/'},\n]",
};

describeRule(namedRoutes, {
  clean: files,
  known: {
    namedRoutes: {
      'packages/content/facts/routes.ts': ['/limits/', '/code/go/'],
      'packages/content/facts/navigation.ts': ['/limits/#queue'],
    },
  },
  mistakes: {
    'a route that is not a page': {
      files,
      known: {namedRoutes: {'packages/content/facts/routes.ts': ['/limits/', '/code/rust/']}},
      at: 'packages/content/facts/routes.ts:3:29',
      says: 'there is no page at /code/rust/',
      fix: 'restore the page',
    },
    'a dead link in a menu': {
      files,
      known: {namedRoutes: {'packages/content/facts/navigation.ts': ['/limit/']}},
      at: 'packages/content/facts/navigation.ts:2:25',
      says: 'there is no page at /limit/',
      fix: 'did you mean /limits/?',
    },
  },
});
