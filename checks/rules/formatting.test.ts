import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runFixes} from '../core/run.ts';
import {describeRule} from '../testing/describeRule.ts';
import {clear, plant} from '../testing/plant.ts';
import {formatting} from './formatting.ts';

const config = {
  '.oxfmtrc.json': '{\n  "singleQuote": true,\n  "ignorePatterns": ["docs/"]\n}\n',
};

describeRule(formatting, {
  together: true,
  clean: {...config, 'a.ts': "export const a = 'a';\n", 'docs/a.mdx': '*  x'},
  mistakes: {
    'another style': {
      files: {...config, 'src/a.ts': 'export const a = \'a\';\nexport const b = "b";\n'},
      at: 'src/a.ts:2:18',
      says: "expected: export const b = 'b';",
      fix: '--fix',
    },
    'a missing line end': {
      files: {...config, 'src/a.ts': "export const a = 'a';"},
      at: 'src/a.ts:2:1',
      says: 'not formatted',
      fix: '--fix',
    },
    'code that is no code': {
      files: {...config, 'src/a.ts': 'export const a = ;\n'},
      at: 'src/a.ts:1:18',
      says: 'does not parse: Unexpected token',
      fix: 'correct the syntax',
    },
  },
});

// Oxfmt colors what it says for CI, though it is told not to.
beforeAll(() => void (process.env.CI = 'true'));
afterAll(clear);

test('fixes', async () => {
  const project = plant({...config, 'a.ts': 'export const a = "a"'});
  await runFixes({project, rules: [formatting]});
  expect(readFileSync(join(project.root, 'a.ts'), 'utf8')).toBe("export const a = 'a';\n");
});
