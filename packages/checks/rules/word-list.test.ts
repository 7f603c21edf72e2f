import {readFileSync} from 'node:fs';
import {wordList} from '../core/phrases.ts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {words} from './word-list.ts';

const mistake = (sentence: string, column: number, fix: string) => ({
  files: {'docs/a.mdx': page(sentence)},
  at: `docs/a.mdx:6:${column}`,
  says: 'is on the word list',
  fix,
});

describeRule(words, {
  clean: {
    'docs/a.mdx': page(
      'The response has an ID, and `id` is in its body. An email server sends emails to `a@mail.example.com`.',
      'Who can see it? This means a lot: questions are answered in the community.',
    ),
    'README.md': 'Run `mend`:\n\n```bash\necho at once\n```\n',
    'contributing/styleguide.md': '| at once | immediately |',
  },
  mistakes: {
    'an HTTP answer': mistake('It answers with 200.', 4, 'respond with'),
    'a mail': mistake('You get a mail.', 11, 'write email'),
    'an e-mail': mistake('You get an e-mail.', 12, 'write email'),
    'the address of an endpoint': mistake('Copy the address of the trigger.', 10, 'write URL'),
    'at once': mistake('It starts at once.', 11, 'write immediately'),
    'standing in a table': mistake('It stands in the table.', 4, 'is in'),
    'handing on': mistake('It hands it on.', 4, 'pass to'),
    'who differs': mistake('Who differs cannot sign in.', 1, 'anyone whose'),
    anew: mistake('It starts anew.', 11, 'write again'),
    'going on running': mistake('They go on running.', 6, 'keeps running'),
    'taking for': mistake('It takes it for a variable.', 4, 'treats as'),
    'by means of': mistake('It runs by means of a step.', 9, 'way'),
    'mind that': mistake('Mind that it costs.', 1, 'note that'),
    'a drop-down': mistake('Use the drop-down.', 9, 'write dropdown'),
    'a small id': mistake('Copy the id of it.', 10, 'write ID'),
    mending: mistake('Mend it.', 1, 'write fix'),
    likewise: mistake('It is likewise free.', 7, 'plain words'),
    'a word in a repository document': {
      files: {'contributing/x.md': 'It runs at once.'},
      at: 'contributing/x.md:1:9',
      says: 'at once',
      fix: 'immediately',
    },
  },
});

test('contributing/styleguide.md lists every word, with the better one', () => {
  const guide = readFileSync('contributing/styleguide.md', 'utf8');
  const missing = wordList.filter(({not, but}) => !guide.includes(`| ${not} | ${but} |`));
  expect(missing).toEqual([]);
});
