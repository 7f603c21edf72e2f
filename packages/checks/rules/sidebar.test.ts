import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {sidebar} from './sidebar.ts';

const sidebars = (...lines: string[]) =>
  `export default {\n  main: [\n${lines.join('\n')}\n  ],\n};\n`;

const pages = {
  'docs/limits.mdx': page(),
  'docs/api/index.mdx': page(),
  'docs/api/auth.mdx': page(),
  'docs/hidden.mdx': page().replace('title', 'sidebar: false\ntitle'),
  'versioned_docs/version-v1/cells.mdx': page(),
  'versioned_sidebars/version-v1-sidebars.json': '{"main": [\n  "cells"\n]}',
};

const API = `    {type: 'category', label: 'API', link: {type: 'doc', id: 'api/index'}, items: ['api/auth']},`;

describeRule(sidebar, {
  clean: {...pages, 'sidebars.ts': sidebars("    'limits',", API)},
  mistakes: {
    'a page of v1 that no sidebar contains': {
      files: {
        ...pages,
        'sidebars.ts': sidebars("    'limits',", API),
        'versioned_docs/version-v1/api/keys.mdx': page(),
      },
      at: 'versioned_docs/version-v1/api/keys.mdx:1:1',
      says: 'no sidebar contains',
      fix: 'versioned_sidebars/version-v1-sidebars.json',
    },
    'an ID without a slash that is not a page': {
      files: {...pages, 'sidebars.ts': sidebars("    'limits',", "    'limit',", API)},
      at: 'sidebars.ts:4:1',
      says: 'no page has the ID "limit"',
      fix: 'did you mean limits?',
    },
    'a page twice': {
      files: {...pages, 'sidebars.ts': sidebars("    'limits',", API, "    'limits',")},
      at: 'sidebars.ts:5:5',
      says: '"limits" is in the sidebar twice',
      fix: 'keep the entry',
    },
    'a version without sidebars': {
      files: {
        'docs/limits.mdx': page(),
        'sidebars.ts': sidebars("    'limits',"),
        'versioned_docs/version-v1/cells.mdx': page(),
      },
      at: 'versioned_sidebars/version-v1-sidebars.json:1:1',
      says: 'does not exist',
      fix: 'create the sidebars',
    },
  },
});
