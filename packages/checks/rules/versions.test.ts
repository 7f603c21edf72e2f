import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {versions} from './versions.ts';

const files = {
  'data/versions.yaml': 'The table.\n',
  'versions.json': '["v1"]\n',
  'docs/limits.mdx': page(),
  'versioned_docs/version-v1/limits.mdx': page(),
  'versioned_sidebars/version-v1-sidebars.json': '{"main": ["limits"]}',
};

const without = (file: keyof typeof files) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));

describeRule(versions, {
  clean: files,
  mistakes: {
    'a version without pages': {
      files: without('versioned_docs/version-v1/limits.mdx'),
      at: 'data/versions.yaml:1:1',
      says: 'v1 has no versioned_docs/version-v1/',
      fix: 'remove the row',
    },
    'a version without sidebars': {
      files: without('versioned_sidebars/version-v1-sidebars.json'),
      at: 'data/versions.yaml:1:1',
      says: 'v1 has no versioned_sidebars/version-v1-sidebars.json',
      fix: 'restore it',
    },
    'pages of a version that is missing in the table': {
      files: {...files, 'versioned_docs/version-v0/limits.mdx': page()},
      at: 'versioned_docs/version-v0/limits.mdx:1:1',
      says: 'versioned_docs/version-v0/ belongs to no version',
      fix: 'npm run new-version',
    },
  },
});
