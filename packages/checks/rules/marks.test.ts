import {page} from '@portal/content/testing/plant';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {marks} from './marks.ts';

const unread = (line: string) => inBody(line, 'does not start a link', '%20');

describeRule(marks, {
  clean: {
    'docs/a.mdx': page(
      'A list `[a](b c)`, an escaped \\[a\\](b c), [optional] (or not). A footnote.[^1]',
      '',
      '[^1]: Its text.',
    ),
  },
  mistakes: {
    'a space in a URL': unread('See ⟦[the limits](/my limits/).'),
    'a space in a URL of another site': unread('See ⟦[it](https://example.com/my page).'),
    'a space between text and URL': unread('See [the **limits**⟦] (/limits/).'),
    'a line break between text and URL': inBody(
      ['See ⟦[the limits]', '(/limits/).'],
      'does not start a link',
      '%20',
    ),
    'a space in the URL of a definition': inBody(
      ['See [the limits].', '', '⟦[the limits]: /my limits/'],
      "isn't the URL",
      '%20',
    ),
    'an image with a space in its URL': unread('See ⟦![a plan](/img/my plan.svg).'),
  },
});
