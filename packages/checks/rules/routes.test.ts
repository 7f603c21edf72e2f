import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {routes} from './routes.ts';

const withSlug = (slug: string) => page().replace('title', `slug: ${slug}\ntitle`);

describeRule(routes, {
  clean: {
    'docs/limits.mdx': page(),
    'docs/a.mdx': withSlug('/a.html'),
    'versioned_docs/version-v1/limits.mdx': page(),
  },
  mistakes: {
    'two pages with the same route': {
      files: {'docs/api/index.mdx': page(), 'docs/api.mdx': page()},
      at: 'docs/api/index.mdx:1:1',
      says: 'docs/api.mdx already has the route /api/',
      fix: 'move one',
    },
    'a slug that is the route of another page': {
      files: {'docs/a.mdx': page(), 'docs/b.mdx': withSlug('/a/')},
      at: 'docs/b.mdx:2:1',
      says: 'docs/a.mdx already has',
      fix: 'change its slug',
    },
    'a slug without a slash': {
      files: {'docs/a.mdx': withSlug('/a')},
      at: 'docs/a.mdx:2:1',
      says: 'does not end with a slash',
      fix: 'slug: /a/',
    },
  },
});
