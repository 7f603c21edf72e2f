import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {typedNamesRule} from './typed-names.ts';

/** A product for these tests. The portal's product may change. */
const rule = typedNamesRule({
  name: 'Northwind',
  prefix: 'nw',
  cliDownloadUrl: 'https://cli.northwind.example',
});

describeRule(rule, {
  clean: {
    'src/a.ts':
      "import {product} from '../facts/product.ts';\nexport const title = product.name;\n",
    'src/a.test.ts': "expect(title).toBe('Northwind');\n",
    'data/product.yaml': "export const product = {name: 'Northwind'};\n",
    'README.md': '# Northwind\n',
  },
  mistakes: {
    'the name in a component': {
      files: {'src/components/A.tsx': '\nexport const A = () => <b>Northwind</b>;\n'},
      at: 'src/components/A.tsx:2:27',
      says: '"Northwind" is a product fact',
      fix: "write product.name, with import {product} from '@portal/content/facts'",
    },
    'a URL in an image': {
      files: {'static/img/a.svg': '<svg><a href="https://cli.northwind.example"/></svg>'},
      at: 'static/img/a.svg:1:15',
      says: '"https://cli.northwind.example"',
      fix: 'leave it out',
    },
    'the prefix in a sample case': {
      files: {'packages/samples/cases/a.yaml': 'a:\n  given: {headers: {x-nw-secret: s}}\n'},
      at: 'packages/samples/cases/a.yaml:2:23',
      says: '"nw"',
      fix: 'write {{product.prefix}}',
    },
  },
});

const table = {'data/redirects.yaml': 'redirects: [{rows: [{from: /what-is-oldname/, to: /}]}]'};

describeRule(rule, {
  known: {redirects: [{reason: 'The name.', rows: [{from: '/what-is-oldname/', to: '/'}]}]},
  clean: {...table, 'docs/a.mdx': page('An old name.')},
  mistakes: {
    'the name on a page': {
      files: {...table, 'docs/a.mdx': page('With OldName.')},
      at: 'docs/a.mdx:6:6',
      says: '"OldName"',
      fix: 'write {{product.name}}',
    },
    'the name in code': {
      files: {...table, 'src/a.ts': "\nexport const url = 'https://oldname.example';\n"},
      at: 'src/a.ts:2:29',
      says: '"oldname"',
      fix: 'write product.name, with import',
    },
  },
});
