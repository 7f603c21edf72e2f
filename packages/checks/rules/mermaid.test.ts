import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {mermaid} from './mermaid.ts';

const diagram = (...lines: string[]) =>
  page('Text', '', '```mermaid', 'flowchart LR', ...lines, '  A --> B', '```');

describeRule(mermaid, {
  clean: {
    'docs/a.mdx': diagram('  accTitle: Steps', '  accDescr: A leads to B.'),
    'docs/c.mdx': page('```text', 'flowchart LR', '```'),
  },
  mistakes: {
    'a description in a syntax that the site does not read': {
      files: {'docs/a.mdx': diagram('  accTitle: Steps', '  accDescr {', '  A leads to B.', '  }')},
      at: 'docs/a.mdx:8:1',
      says: 'no accDescr',
      fix: 'accDescr: …',
    },
    'a diagram without a title': {
      files: {'docs/a.mdx': diagram('  accDescr: A leads to B.')},
      at: 'docs/a.mdx:8:1',
      says: 'no accTitle',
      fix: 'accTitle: …',
    },
    'a diagram with an empty description': {
      files: {'docs/a.mdx': diagram('  accTitle: Steps', '  accDescr:')},
      at: 'docs/a.mdx:8:1',
      says: 'no accDescr',
      fix: 'accDescr: …',
    },
  },
});
