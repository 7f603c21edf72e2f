import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {directives} from './directives.ts';

const mistake = (lines: string[], at: string, says: string, fix: string | RegExp) => ({
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
    'an admonition that is not closed': mistake(
      [':::tip', '', 'Text', '', '## More'],
      '6:1',
      'the admonition ":::tip" is not closed',
      'write :::',
    ),
    'a title in the old syntax': mistake(
      ['Text', '', ':::note Read this'],
      '8:1',
      'does not start an admonition',
      'write :::note[Read this]',
    ),
    "an alert in GitHub's syntax": mistake(
      ['> [!CAUTION]', '> Text'],
      '6:3',
      'readers see "[!CAUTION]"',
      'write :::danger on its own line',
    ),
    'an alert in a list': mistake(['- Step', '', '  > [!tip] Text'], '8:5', '"[!tip]"', ':::tip'),
    "an admonition in MkDocs' syntax": mistake(
      ['!!! warning "Careful"', '    Text'],
      '6:1',
      'readers see "!!! warning"',
      'write :::warning',
    ),
    'one without a space': mistake(['!!!note', '    Text'], '6:1', '"!!!note"', 'write :::note'),
    'a space after the colons': mistake(
      ['::: warning', '', 'Text', '', ':::'],
      '6:1',
      'does not start an admonition',
      /^write :::warning$/,
    ),
    'a ::: that closes nothing': mistake(
      [':::tip', '', 'Text', '', ':::', '', ':::'],
      '12:1',
      'does not close an admonition',
      'delete it',
    ),
    'a colon that starts a directive': mistake(
      ['The key user:id[0] is', 'read.'],
      '6:13',
      '":id" is parsed as a directive',
      'code span',
    ),
  },
});
