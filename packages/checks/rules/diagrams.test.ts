import {drawingFile, drawingKey} from '@portal/content/pages/diagrams';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {diagrams} from './diagrams.ts';

const WORDS = '  accTitle: Steps\n  accDescr: A leads to B.';
const source = `flowchart LR\n${WORDS}\n  A[{{product.name}}] --> B`;
const key = drawingKey(source);
const text = page('Text', '', '```mermaid', source, '```');
const drawn = (room: string) => ({
  'docs/a.mdx': text,
  [drawingFile(key, 'wide')]: `<svg data-room="${room}"/>`,
});

const untold = (words: string, says: string) => {
  const own = `flowchart LR\n${words}\n  A --> B`;
  return {
    files: {
      'docs/a.mdx': page('Text', '', '```mermaid', own, '```'),
      [drawingFile(drawingKey(own), 'wide')]: '<svg/>',
    },
    at: 'docs/a.mdx:8:1',
    says: `no ${says}`,
    fix: `${says}: …`,
  };
};

describeRule(diagrams, {
  known: {facts: {product: {name: 'Longer than before'}}},
  clean: {
    ...drawn('product.name:18'),
    [drawingFile(key, 'narrow')]: '<svg/>',
    'docs/b.mdx': page('```js', 'a();', '```'),
  },
  mistakes: {
    'a diagram without a title': untold('  accDescr: A leads to B.', 'accTitle'),
    'a diagram with an empty description': untold('  accTitle: Steps\n  accDescr:', 'accDescr'),
    'a description in a syntax that the site does not read': untold(
      '  accTitle: Steps\n  accDescr {\n  A leads to B.\n  }',
      'accDescr',
    ),
    'a fact that no longer fits the drawing': {
      files: drawn('product.name:8'),
      at: 'docs/a.mdx:8:1',
      says: '{{product.name}} no longer fits',
      fix: '--all',
    },
    'a drawing that nothing uses': {
      files: {...drawn('product.name:18'), 'data/diagrams/0123456789ab-narrow.svg': '<svg/>'},
      at: 'data/diagrams/0123456789ab-narrow.svg:1:1',
      says: 'no diagram uses this drawing',
      fix: 'npm run diagrams',
    },
  },
});
