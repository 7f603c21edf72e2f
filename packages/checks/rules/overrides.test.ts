import {describeRule} from '../testing/describeRule.ts';
import {overrides} from './overrides.ts';

const footer = {
  'src/theme/DocItem/Footer/index.tsx': '// Change: one more line.\nexport {};\n',
  'src/theme/README.md': '| DocItem/Footer | one more line |\n',
};

describeRule(overrides, {
  clean: {
    ...footer,
    'src/theme/DocItem/Footer/line.ts': 'export {};\n',
    'src/theme/DocItem/Footer/index.test.tsx': 'export {};\n',
  },
  mistakes: {
    'an override of a component that does not exist': {
      files: {...footer, 'src/theme/DocItemFooter.tsx': '// Change: x\n'},
      at: 'src/theme/DocItemFooter.tsx:1:1',
      says: 'no component DocItemFooter',
      fix: 'src/components',
    },
    'an override without a reason': {
      files: {...footer, 'src/theme/DocItem/Footer/index.tsx': "import a from 'a';\n"},
      at: 'src/theme/DocItem/Footer/index.tsx:1:1',
      says: 'does not say what differs',
      fix: 'start the file with a comment',
    },
    'an override that is not in the inventory': {
      files: {...footer, 'src/theme/NotFound/index.tsx': '// Change: x\n'},
      at: 'src/theme/NotFound/index.tsx:1:1',
      says: 'does not list NotFound',
      fix: 'add a row',
    },
  },
});
