import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {headingStyle} from './heading-style.ts';

describeRule(headingStyle, {
  clean: {
    'docs/a.mdx': page(
      ...[
        '## Send an HTTP request from Python',
        'Text.',
        '## Install the CLI',
        'Text.',
        '## Questions',
      ],
      ...[
        '### Why?',
        'Text.',
        '### When?',
        'Text. Press **Deploy**.',
        '## Send Test Event',
        'Text.',
      ],
    ),
    'docs/troubleshooting.mdx': page('## Request Entity Too Large', 'Text.'),
  },
  mistakes: {
    'an empty section at the end': inBody(
      ['Text.', '', '⟦## One'],
      'nothing below it',
      'in a sentence',
    ),
    'a section with only one subsection': inBody(
      ['⟦## One', '### Two', 'Text.'],
      'no text of its own',
      'remove',
    ),
  },
});
