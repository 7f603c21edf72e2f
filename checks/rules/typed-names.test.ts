import {describeRule} from '../testing/describeRule.ts';
import {typedNames} from './typed-names.ts';

describeRule(typedNames, {
  clean: {
    'src/a.ts':
      "import {product} from '../facts/product.ts';\nexport const title = product.name;\n",
    'src/a.test.ts': "expect(title).toBe('Wireloom');\n",
    'facts/product.ts': "export const product = {name: 'Wireloom'};\n",
    'README.md': '# Wireloom\n',
  },
  mistakes: {
    'the name in a component': {
      files: {'src/components/A.tsx': '\nexport const A = () => <b>Wireloom</b>;\n'},
      at: 'src/components/A.tsx:2:27',
      says: '"Wireloom" belongs to the product',
      mend: '{{product.name}}',
    },
    'an address in a picture': {
      files: {'static/img/a.svg': '<svg><a href="https://cli.wireloom.example"/></svg>'},
      at: 'static/img/a.svg:1:15',
      says: '"https://cli.wireloom.example"',
      mend: '{{product.cliDownloadUrl}}',
    },
    'the prefix in a sample case': {
      files: {'samples/cases/a.yaml': 'a:\n  given: {headers: {x-wl-secret: s}}\n'},
      at: 'samples/cases/a.yaml:2:23',
      says: '"wl"',
      mend: '{{product.prefix}}',
    },
  },
});
