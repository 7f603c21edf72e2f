import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {images} from './images.ts';

const withImage = (...body: string[]) => ({
  'docs/a/b.mdx': page(...body),
  'docs/a/near.svg': '<svg/>',
  'static/img/a.svg': '<svg/>',
  'README.md': '`img/a.svg`',
});

const mistake = (line: string, says: string, fix: string) => ({
  files: withImage('Text', '', line),
  at: 'docs/a/b.mdx:8:1',
  says,
  fix,
});

describeRule(images, {
  clean: withImage('![A queue with two workers](/img/a.svg)', '', '![Near](./near.svg)'),
  mistakes: {
    'an image that does not exist': mistake(
      '![A queue](/img/b.svg)',
      'no image at static/img/b.svg',
      'add the file',
    ),
    'an image next to the page that does not exist': mistake(
      '![A queue](./b.svg)',
      'at docs/a/b.svg',
      'correct the path',
    ),
    'a file name as alternative text': mistake(
      '![a.svg](/img/a.svg)',
      'is a file name',
      'what the image shows',
    ),
    'alternative text that starts with "Image of"': mistake(
      '![Image of a queue](/img/a.svg)',
      'says that it is an image',
      'remove the first words',
    ),
    'alternative text that is too long': mistake(
      `![${'word '.repeat(60)}](/img/a.svg)`,
      'characters',
      'keep to 250',
    ),
    'an image on another site': mistake(
      '![A queue](https://example.com/a.svg)',
      'another site',
      'static/img/',
    ),
  },
});
