import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '../testing/plant.ts';
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
    'a script': inBody('⟦<script src="a.js"></script>', '<script> has no place', 'src/client/'),
    'a frame': inBody(
      '⟦<iframe src="https://example.com"></iframe>',
      '<iframe> has no place',
      'link to the page',
    ),
    'HTML in place of Markdown': inBody('Press ⟦<b>Deploy</b>.', '<b> where Markdown', '**text**'),
    'an attribute of HTML': inBody('⟦<div class="a">Text.</div>', '"class" is HTML', 'className'),
    'an event handler': inBody(
      '⟦<div onClick={() => 1}>Text.</div>',
      '"onClick" runs code',
      'src/components/',
    ),
    'an import that nothing uses': inBody("⟦import A from 'a';", 'imports A', 'delete the import'),
    'a footnote without a text': inBody('Text.⟦[^2]', 'has no text', 'below'),
    'a text that no footnote leads to': inBody('⟦[^3]: A note.', 'nothing leads', 'delete it'),
    'a table without a head': inBody('⟦| a | b |\n| c | d |', 'no row of dashes', '| --- |'),
    'a table with an empty head': inBody(
      ['⟦| | |', '| --- | --- |', '| c | d |'],
      'head of the table is empty',
      'what each column holds',
    ),
    'tabs without a default': inBody(
      ['⟦<Tabs>', '<TabItem value="a">Text.</TabItem>', '</Tabs>'],
      'no tab is the default',
      'write `default`',
    ),
  },
});
