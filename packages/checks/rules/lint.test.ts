import {describeRule} from '../testing/describeRule.ts';
import {lint} from './lint.ts';

const config = `export default [{rules: {'prefer-const': 'error', eqeqeq: 'error'}}];\n`;

describeRule(lint, {
  together: true,
  clean: {'eslint.config.mjs': config, 'a.js': 'export const a = 1;\n'},
  mistakes: {
    'code that breaks a rule': {
      files: {'eslint.config.mjs': config, 'src/a.js': 'export const a = (b) =>\n  b == 1;\n'},
      at: 'src/a.js:2:5',
      says: "Expected '==='",
      fix: 'eqeqeq',
    },
    'code that --fix can fix': {
      files: {'eslint.config.mjs': config, 'src/a.js': 'let a = 1;\nexport {a};\n'},
      at: 'src/a.js:1:5',
      says: "'a' is never reassigned",
      fix: '--fix',
    },
    'a syntax error': {
      files: {'eslint.config.mjs': config, 'src/a.js': 'let = ;\n'},
      at: 'src/a.js:1:1',
      says: 'Parsing error',
      fix: 'fix the syntax error',
    },
  },
});
