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
    'an image without alternative text': mistake(
      '![](/img/a.svg)',
      'without alternative text',
      'what the image shows',
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

const used = {'docs/a.mdx': page('`img/a.svg` and `img/b.bmp`')};

describeRule(images, {
  clean: {...used, 'static/img/a.svg': '<svg/>', 'static/files/b.zip': ''},
  mistakes: {
    'an image that nothing uses': {
      files: {...used, 'static/img/cards/a.svg': '<svg/>'},
      at: 'static/img/cards/a.svg:1:1',
      says: 'nothing uses',
      fix: 'delete it',
    },
    'an image that is too large': {
      files: {...used, 'static/img/a.svg': `<svg>${' '.repeat(41 * 1024)}</svg>`},
      at: 'static/img/a.svg:1:1',
      says: 'is 42 KB; the maximum for .svg is 40 KB',
      fix: 'compress it',
    },
    'another image format': {
      files: {...used, 'static/img/b.bmp': 'x'},
      at: 'static/img/b.bmp:1:1',
      says: '.bmp is not an image format',
      fix: 'use .svg',
    },
  },
});
