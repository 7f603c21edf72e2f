import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {readFileSync} from 'node:fs';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {wordList} from '../core/phrases.ts';
import {wording} from './wording.ts';

const listed = (sentence: string, column: number, fix: string) => ({
  files: {'docs/a.mdx': page(sentence)},
  at: `docs/a.mdx:6:${column}`,
  says: 'is on the word list',
  fix,
});

const left = (line: string, column: number, says: string) => ({
  files: {'docs/a.mdx': page(line)},
  at: `docs/a.mdx:6:${column}`,
  says,
  fix: 'finish the passage',
});

describeRule(wording, {
  clean: {
    'docs/a.mdx': page(
      'A flag lets members see it, so lets them decide. The setting is just below. `it will fail!` He knows that that is fine.',
      '',
      '- an item without a period at its end',
      '',
      ':::note[A title without a period here]',
      '',
      'Text.',
      '',
      ':::',
      '',
      'The response has an ID, and `id` is in its body. An email server sends emails to `a@mail.example.com`.',
      'Who can see it? This means a lot: questions are answered in the community. A todo list.',
      '',
      '```html',
      '<input placeholder="Name">',
      '```',
    ),
    'README.md': 'Run `mend`:\n\n```bash\necho at once\n```\n',
    'contributing/styleguide.md': '| at once | immediately |',
  },
  mistakes: {
    "let's instead of lets": inBody("A schedule ⟦let's workflows run.", '"let\'s"', 'write "lets"'),
    "lets instead of let's": inBody('It is full, ⟦so lets move on.', '"lets"', 'write "let\'s"'),
    'an abbreviation in alternative text': inBody(
      '![A queue, ⟦e.g. of orders](/img/a.svg)',
      'not the style',
      'for example',
    ),

    'an HTTP answer': listed('It answers with 200.', 4, 'respond with'),
    'a mail': listed('You get a mail.', 11, 'write email'),
    'an e-mail': listed('You get an e-mail.', 12, 'write email'),
    'the address of an endpoint': listed('Copy the address of the trigger.', 10, 'write URL'),
    'standing in a table': listed('It stands in the table.', 4, 'is in'),
    'handing on': listed('It hands it on.', 4, 'pass to'),
    'who differs': listed('Who differs cannot sign in.', 1, 'anyone whose'),
    anew: listed('It starts anew.', 11, 'write again'),
    'going on running': listed('They go on running.', 6, 'keeps running'),
    'taking for': listed('It takes it for a variable.', 4, 'treats as'),
    'by means of': listed('It runs by means of a step.', 9, 'way'),
    'mind that': listed('Mind that it costs.', 1, 'note that'),
    'a drop-down': listed('Use the drop-down.', 9, 'write dropdown'),
    'a small id': listed('Copy the id of it.', 10, 'write ID'),
    mending: listed('Mend it.', 1, 'write fix'),
    likewise: listed('It is likewise free.', 7, 'plain words'),
    'a word in a repository document': {
      files: {'contributing/x.md': 'It runs at once.'},
      at: 'contributing/x.md:1:9',
      says: 'at once',
      fix: 'immediately',
    },

    'a TODO': left('TODO: the rest', 1, '"TODO"'),
    'a FIXME after a fact': left('{{product.name}} FIXME', 18, '"FIXME"'),
    'filler text': left('Lorem ipsum dolor', 1, '"Lorem ipsum"'),
    'a placeholder in prose': left('This is a placeholder.', 11, '"placeholder"'),
    ...Object.fromEntries(
      Object.values(pageTemplate).map((text) => [
        `text of the template: ${text}`,
        {...left(`A queue${text}`, 8, `"${text}" is from the template`), fix: 'your own text'},
      ]),
    ),
    'a TODO in code': {
      files: {'docs/a.mdx': page('```js', 'f(); // TODO', '```')},
      at: 'docs/a.mdx:7:9',
      says: '"TODO"',
      fix: 'remove it',
    },
  },
});

test('contributing/styleguide.md lists every word, with the better one', () => {
  const guide = readFileSync('contributing/styleguide.md', 'utf8');
  const missing = wordList.filter(({not, but}) => !guide.includes(`| ${not} | ${but} |`));
  expect(missing).toEqual([]);
});
