import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {images} from './images.ts';

const withImage = (...body: string[]) => ({
  'docs/a/b.mdx': page(...body),
  'docs/a/near.svg': '<svg/>',
  'static/img/a.svg': '<svg/>',
});

const mistake = (line: string, says: string, fix: string) => ({
  files: withImage('Text', '', line),
  at: 'docs/a/b.mdx:8:1',
  says,
  fix,
});

describeRule(images, {
  clean: withImage(
    '![A queue with two workers](/img/a.svg)',
    '',
    '<img src="./near.svg" alt="Near" />',
  ),
  mistakes: {
    'a picture that does not exist': mistake(
      '![A queue](/img/b.svg)',
      'no picture at static/img/b.svg',
      'add the file',
    ),
    'a picture beside the page that does not exist': mistake(
      '![A queue](./b.svg)',
      'at docs/a/b.svg',
      'correct the address',
    ),
    'a picture without words': mistake(
      '![](/img/a.svg)',
      'without alternative text',
      'what the picture shows',
    ),
    'a component without words': mistake(
      '<img src="/img/a.svg" />',
      'without alternative text',
      'in a sentence',
    ),
    'a file name for words': mistake(
      '![a.svg](/img/a.svg)',
      'is a file name',
      'what the picture shows',
    ),
    'words that say too little': mistake(
      '![Image of a queue](/img/a.svg)',
      'says that it is a picture',
      'leave out',
    ),
    'too many words': mistake(`![${'word '.repeat(60)}](/img/a.svg)`, 'characters', 'keep to 250'),
    'a picture of another site': mistake(
      '![A queue](https://example.com/a.svg)',
      'another site',
      'static/img/',
    ),
  },
});
