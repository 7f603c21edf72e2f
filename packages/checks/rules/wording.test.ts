import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {wording} from './wording.ts';

describeRule(wording, {
  clean: {
    'docs/a.mdx': page(
      'The setting is just below. `it will fail!` He knows that that is fine.',
      '',
      '- an item without a period at its end',
      '',
      ':::note[A title without a period here]',
      '',
      'Text.',
      '',
      ':::',
    ),
  },
  mistakes: {
    'a filler word in a table': inBody(
      ['| A | B |', '| --- | --- |', '| One | ⟦Simply press it |'],
      'a filler word',
      'remove it',
    ),
    'future tense in a list': inBody('- The step ⟦will fail.', 'future tense', 'use the present'),
    'an exclamation mark in an admonition': inBody(
      [':::tip', '', 'It works⟦!', '', ':::'],
      'exclamation',
      'period',
    ),
    'a sentence without a period': inBody(
      'The step fails when nothing responds⟦',
      'without a period',
      'period',
    ),
    'a phrase from elsewhere': inBody(
      '⟦I hope this helps.',
      'not written for this page',
      'remove it',
    ),
    'an abbreviation in alternative text': inBody(
      '![A queue, ⟦e.g. of orders](/img/a.svg)',
      'not the style',
      'for example',
    ),
    'a filler word in a diagram': inBody(
      ['```mermaid', 'flowchart LR', '  A[⟦Just send it] --> B', '```'],
      'a filler word',
      'remove it',
    ),
    'future tense in the label of a tab': inBody(
      '<TabItem value="a" label="It ⟦will run">Text.</TabItem>',
      'future tense',
      'present',
    ),
  },
});
