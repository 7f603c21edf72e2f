import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {imageFiles} from './image-files.ts';

const used = {'docs/a.mdx': page('![A queue](/img/a.svg) and `img/b.bmp`')};

describeRule(imageFiles, {
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
