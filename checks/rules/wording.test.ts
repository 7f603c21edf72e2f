import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '../testing/plant.ts';
import {wording} from './wording.ts';

describeRule(wording, {
  clean: {
    'docs/a.mdx': page(
      'An SDK, a user, an hour, a one-time code, an npm package, a REST API, a URL, an HTTP request.',
      '',
      'The setting is just below. `it will fail!` He knows that that is fine.',
      '',
      '- an item without a full stop at its end',
      '',
      ':::note[A title without a full stop here]',
      '',
      'Text.',
      '',
      ':::',
    ),
  },
  mistakes: {
    'a word twice': inBody('Send ⟦the the event.', '"the" twice', 'write the'),
    'a word twice across a line break': inBody(
      ['Send it ⟦to', 'to the queue.'],
      '"to" twice',
      'write to',
    ),
    'a for an': inBody('Send ⟦a event.', 'the article', 'write an event'),
    'an for a': inBody('It is ⟦an unique name.', 'the article', 'write a unique'),
    'a filler word in a table': inBody(
      ['| A | B |', '| --- | --- |', '| One | ⟦Simply press it |'],
      'how they should find it',
      'leave the word out',
    ),
    'the future in a list': inBody('- The step ⟦will fail.', 'the future', 'write the present'),
    'an exclamation mark in a box': inBody(
      [':::tip', '', 'It works⟦!', '', ':::'],
      'exclamation',
      'full stop',
    ),
    'a sentence without its end': inBody(
      'The step fails when nothing responds⟦',
      'without a full stop',
      'full stop',
    ),
    'a phrase from elsewhere': inBody(
      '⟦I hope this helps.',
      'not written for this page',
      'take it out',
    ),
    'an abbreviation in a picture': inBody(
      '![A queue, ⟦e.g. of orders](/img/a.svg)',
      'not how pages',
      'for example',
    ),
    'a filler word in the words of a diagram': inBody(
      ['```mermaid', 'flowchart LR', '  A[⟦Just send it] --> B', '```'],
      'how they should find it',
      'leave the word out',
    ),
    'the future in a tab': inBody(
      '<TabItem value="a" label="It ⟦will run">Text.</TabItem>',
      'the future',
      'present',
    ),
  },
});
