import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {directives} from './directives.ts';

const mistake = (lines: string[], at: string, says: string, fix: string) => ({
  files: {'docs/a.mdx': page(...lines)},
  at: `docs/a.mdx:${at}`,
  says,
  fix,
});

describeRule(directives, {
  clean: {
    'docs/a.mdx': page(':::warning[Await everything]', '', 'Text at 10:30, in a:b.', '', ':::'),
  },
  mistakes: {
    'a box that the theme does not know': mistake(
      [':::warn', '', 'Text', '', ':::'],
      '6:1',
      'no box ":::warn"',
      'write :::warning',
    ),
    'a box that is left open': mistake(
      [':::tip', '', 'Text', '', '## More'],
      '6:1',
      'the box ":::tip" is not closed',
      'write :::',
    ),
    'a title in the old form': mistake(
      ['Text', '', ':::note Read this'],
      '8:1',
      'not read as one',
      'write :::note[Read this]',
    ),
    'a colon that swallows text': mistake(
      ['The key user:id[0] is', 'read.'],
      '6:13',
      '":id" is read as a directive',
      'code span',
    ),
  },
});
