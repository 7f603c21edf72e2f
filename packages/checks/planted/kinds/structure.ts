import {places} from '../places.ts';
import type {Kind} from './kind.ts';

export const structure: readonly Kind[] = [
  {
    rule: 'elements',
    what: 'HTML that is not allowed',
    says: '',
    fix: '',
    wordings: [
      '⟦<iframe src="https://example.com/"></iframe>',
      'Press ⟦<b>Deploy</b>.',
      'Text ⟦<span class="red">in red</span>.',
      'Text ⟦<span style={{color: "red"}}>in red</span>.',
      'Text ⟦<span onClick={() => 1}>to click</span>.',
    ],
    places: {prose: places.prose, 'a list': places['a list'], 'a table': places['a table']},
  },
  {
    rule: 'marks',
    what: 'a footnote without text',
    says: 'has no text',
    fix: 'below',
    wordings: ['It waits.⟦[^1]', 'It waits.⟦[^note]'],
    places: {prose: places.prose, 'a table': places['a table']},
  },
  {
    rule: 'heading-style',
    what: 'a heading in another style',
    says: 'the heading',
    fix: '',
    wordings: [
      '⟦## How to Send Large Payloads',
      '⟦## Deploy it 🚀',
      '⟦## See [the limits](/limits/)',
      '⟦## Configure Your First Webhook',
    ],
    places: {'a page': (text) => ['Text.', '', text, '', 'Text.']},
  },
  {
    rule: 'heading-style',
    what: 'an empty section',
    says: 'nothing below it',
    fix: 'in a sentence',
    wordings: ['⟦## Queues'],
    places: {
      'before another': (text) => [text, '', '## Limits', '', 'Text.'],
      'at the end': (text) => ['Text.', '', text],
    },
  },
  {
    rule: 'sample-code',
    what: 'a name that a sample does not use',
    says: 'the sample never uses',
    fix: 'delete it',
    wordings: ['const ⟦total = 1;', 'let ⟦count = steps.trigger;'],
    places: {
      'a fragment of a step': (text) => [
        '```js no-run="needs-live-platform"',
        text,
        'return 2;',
        '```',
      ],
    },
  },
  {
    rule: 'sample-code',
    what: 'a long line',
    says: 'characters',
    fix: 'wrap it at',
    wordings: [`⟦echo "${'a-word '.repeat(24)}"`],
    places: {'a shell block': (text) => ['```bash no-run="fragment"', text, '```']},
  },
];
