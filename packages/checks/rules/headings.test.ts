import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {headings} from './headings.ts';

describeRule(headings, {
  clean: {
    'docs/a.mdx': page(
      '## One',
      '',
      '### Two',
      '',
      '#### Three',
      '',
      '## Four',
      '',
      '```text',
      '# no',
      '```',
    ),
  },
  mistakes: {
    'a second level 1': {
      files: {'docs/a.mdx': page('# Queues', '', '## One')},
      at: 'docs/a.mdx:6:1',
      says: 'level 1 heading in the body',
      fix: 'start with ##',
    },
    'a level 1 in HTML': {
      files: {'docs/a.mdx': page('<h1>Queues</h1>')},
      at: 'docs/a.mdx:6:1',
      says: 'level 1 heading in the body',
      fix: 'start with ##',
    },
    'a page that starts too deep': {
      files: {'docs/a.mdx': page('### One')},
      at: 'docs/a.mdx:6:1',
      says: 'level 3 follows level 1',
      fix: 'write "## One"',
    },
    'a skipped level': {
      files: {'docs/a.mdx': page('## One', '', '#### Two')},
      at: 'docs/a.mdx:8:1',
      says: 'level 4 follows level 2',
      fix: 'write "### Two"',
    },
    'the same heading twice': {
      files: {'docs/a.mdx': page('## Limits', '', '## More', '', '### limits')},
      at: 'docs/a.mdx:10:1',
      says: 'is already on line 6',
      fix: 'special about this section',
    },
    'a heading without text': {
      files: {'docs/a.mdx': page('## One', '', '##')},
      at: 'docs/a.mdx:8:1',
      says: 'without text',
      fix: 'remove it',
    },
  },
});
