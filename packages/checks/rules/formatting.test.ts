import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runFixes} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, plant} from '@portal/content/testing/plant';
import {formatting} from './formatting.ts';

const config = {
  '.oxfmtrc.json': '{\n  "singleQuote": true,\n  "ignorePatterns": ["docs/"]\n}\n',
};

describeRule(formatting, {
  together: true,
  clean: {...config, 'a.ts': "export const a = 'a';\n", 'docs/a.mdx': '*  x'},
  mistakes: {
    'other quotes': {
      files: {...config, 'src/a.ts': 'export const a = \'a\';\nexport const b = "b";\n'},
      at: 'src/a.ts:2:18',
      says: "expected: export const b = 'b';",
      fix: '--fix',
    },
    'a missing final newline': {
      files: {...config, 'src/a.ts': "export const a = 'a';"},
      at: 'src/a.ts:2:1',
      says: 'not formatted',
      fix: '--fix',
    },
    'a syntax error': {
      files: {...config, 'src/a.ts': 'export const a = ;\n'},
      at: 'src/a.ts:1:18',
      says: 'syntax error: Unexpected token',
      fix: 'fix the syntax error',
    },
  },
});

// In CI, Oxfmt colors its output even if NO_COLOR is set.
beforeAll(() => void (process.env.CI = 'true'));
afterAll(clear);

test('--fix formats files', async () => {
  const project = plant({...config, 'a.ts': 'export const a = "a"'});
  await runFixes({project, rules: [formatting]});
  expect(readFileSync(join(project.root, 'a.ts'), 'utf8')).toBe("export const a = 'a';\n");
});
