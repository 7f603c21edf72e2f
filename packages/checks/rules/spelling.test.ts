import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {spelling} from './spelling.ts';

/** The tests use the configuration of this project, with one word in its dictionary. */
const config = {
  'cspell.json': readFileSync(resolve(__dirname, '../../../cspell.json'), 'utf8'),
  'project-words.txt': '# Words\nsubprocessor\n',
};

describeRule(spelling, {
  clean: {
    ...config,
    'docs/a.mdx': page(
      'A subprocessor uses `recieve` and {{product.nmae}}.',
      '',
      '1. Step',
      '',
      '   ```js sample=recieve',
      '   recieve();',
      '   ```',
      '',
      '<Card kind="recieve">[Link](/recieve/)</Card>',
    ),
  },
  mistakes: {
    'British spelling': {
      files: {...config, 'docs/a.mdx': page('The colour is red.')},
      at: 'docs/a.mdx:6:5',
      says: '"colour"',
      fix: 'write "color"',
    },
    'a forbidden word, with the word to write instead': {
      files: {...config, 'docs/a.mdx': page('Please utilize it.')},
      at: 'docs/a.mdx:6:8',
      says: '"utilize"',
      fix: 'write "use"',
    },
    'a word in the description': {
      files: {...config, 'docs/a.mdx': page().replace('worker', 'wroker')},
      at: 'docs/a.mdx:3:42',
      says: '"wroker"',
      fix: 'write "worker"',
    },
  },
});
