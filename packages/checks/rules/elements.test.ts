import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {elements} from './elements.ts';

describeRule(elements, {
  clean: {
    'docs/a.mdx': page(
      "import LimitsTable from '@site/src/components/LimitsTable';",
      '',
      '<LimitsTable />',
      '',
      '<Tabs>',
      '<TabItem value="a" default>Text.[^1]</TabItem>',
      '<TabItem value="b">Text.</TabItem>',
      '</Tabs>',
      '',
      '| A | B |',
      '| --- | --- |',
      '| 1 | 2 |',
      '',
      '[^1]: A note.',
    ),
  },
  mistakes: {
    'a script': inBody('⟦<script src="a.js"></script>', '<script> is not allowed', 'src/client/'),
    'a frame': inBody(
      '⟦<iframe src="https://example.com"></iframe>',
      '<iframe> is not allowed',
      'link to the page',
    ),
    'HTML instead of Markdown': inBody('Press ⟦<b>Deploy</b>.', '<b> has a Markdown', '**text**'),
    'an attribute of HTML': inBody('⟦<div class="a">Text.</div>', '"class" is HTML', 'className'),
    'an event handler': inBody(
      '⟦<div onClick={() => 1}>Text.</div>',
      '"onClick" runs code',
      'src/components/',
    ),
    'a table without a header': inBody('⟦| a | b |\n| c | d |', 'no row of dashes', '| --- |'),
    'a table with an empty header': inBody(
      ['⟦| | |', '| --- | --- |', '| c | d |'],
      'table header is empty',
      'what each column contains',
    ),
    'tabs without a default': inBody(
      ['⟦<Tabs>', '<TabItem value="a">Text.</TabItem>', '</Tabs>'],
      'no tab is the default',
      'add `default`',
    ),
    'a tab without a value': inBody(
      [
        '<Tabs>',
        '<TabItem value="a" default>Text.</TabItem>',
        '⟦<TabItem>Text.</TabItem>',
        '</Tabs>',
      ],
      'this tab has no value',
      'value="…"',
    ),
    'a default that no tab has': inBody(
      ['⟦<Tabs defaultValue="b">', '<TabItem value="a">Text.</TabItem>', '</Tabs>'],
      'no tab has the value "b"',
      'write one of a',
    ),
    'text between tabs': inBody(
      ['<Tabs>', '', '⟦Text.', '', '<TabItem value="a" default>Text.</TabItem>', '</Tabs>'],
      'in none of its tabs',
      'put it into a <TabItem>',
    ),
    'no tabs': inBody('⟦<Tabs></Tabs>', 'has no tabs', 'delete it'),
  },
});
