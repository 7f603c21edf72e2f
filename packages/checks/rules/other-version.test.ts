import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {otherVersion} from './other-version.ts';

const pages = {
  'docs/limits.mdx': page('Text.'),
  'docs/sql.mdx': page('Text.'),
  'versioned_docs/version-v1/limits.mdx': page('Text.'),
};

const mistake = (file: string, text: string, at: string, says: string, fix: string) => ({
  files: {...pages, [file]: page(text)},
  at: `${file}:${at}`,
  says,
  fix,
});

describeRule(otherVersion, {
  clean: {
    ...pages,
    'docs/a.mdx': page('In v1, it was {{limits.v1.tmpSize}}: see [the limits of v1](/v1/limits/).'),
    'versioned_docs/version-v1/a.mdx': page('[Latest version](/limits/), [SQL](/sql/).'),
  },
  mistakes: {
    'a fact of v1 on a page of v2': mistake(
      'docs/a.mdx',
      'Up to {{limits.v1.tmpSize}} in a step.',
      '6:7',
      'a fact of v1',
      'write {{limits.tmpSize}}',
    ),
    'a link to v2 on a page of v1': mistake(
      'versioned_docs/version-v1/a.mdx',
      'See [the limits](/limits/).',
      '6:5',
      'that page belongs to v2',
      'write /v1/limits/',
    ),
  },
});
