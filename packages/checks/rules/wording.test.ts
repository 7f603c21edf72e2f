import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {wording} from './wording.ts';

describeRule(wording, {
  clean: {
    'docs/a.mdx': page(
      'An SDK, a user, an hour, a one-time code, an npm package, a REST API, a URL, an HTTP request.',
      '',
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
    'a word twice': inBody('Send ⟦the the event.', '"the" is repeated', 'write the'),
    'a word twice across a line break': inBody(
      ['Send it ⟦to', 'to the queue.'],
      '"to" is repeated',
      'write to',
    ),
    'a for an': inBody('Send ⟦a event.', 'wrong article', 'write an event'),
    'an for a': inBody('It is ⟦an unique name.', 'wrong article', 'write a unique'),
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
