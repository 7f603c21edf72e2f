import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {
  clear,
  knownWith,
  page,
  plant,
  plantFolder,
  type Files,
} from '@portal/content/testing/plant';
import {fixWith, runCheck, runTools, tools} from './tools.ts';

// In CI, Oxfmt colors its output even if NO_COLOR is set.
beforeAll(() => void (process.env.CI = 'true'));
afterAll(clear);

const config: Files = {
  'tsconfig.json': '{"compilerOptions": {"strict": true, "types": [], "lib": ["es2022"]}}\n',
  '.oxlintrc.json': '{"rules": {"eqeqeq": "error", "prefer-const": "error"}}\n',
  'knip.json': '{"entry": ["main.ts"], "project": ["**/*.ts"]}\n',
  'package.json': '{"name": "planted", "dependencies": {}}\n',
  '.oxfmtrc.json': '{"singleQuote": true, "ignorePatterns": ["*.json", "*.mjs", "*.mdx"]}\n',
};

const toolNamed = (name: string) => tools.find((tool) => tool.name === name)!;

/** The result of a tool on a project with the given files. */
const resultOf = (name: string, files: Files) =>
  runCheck(toolNamed(name), plantFolder({...config, ...files}));

test.each(tools.map(({name}) => name))('%s passes clean code', async (name) => {
  const clean = {'main.ts': "export const a: string = 'a';\n", 'b.js': 'void 0;\n'};
  expect(await resultOf(name, clean)).toMatchObject({name, passed: true});
});

test.each(tools.map(({name}) => name))(
  '%s runs without a cache in a read-only folder',
  async (name) => {
    const {passed, output} = await resultOf(name, {
      'main.ts': "export const a: string = 'a';\n",
      '.cache': '',
    });
    expect({passed, output}).toMatchObject({passed: true});
  },
);

test.each([
  ['types', 'main.ts', "export const a: number = '1';\n", 'main.ts(1,14): error TS2322'],
  [
    'lint',
    'src/a.js',
    'export const a = (b) =>\n  b == 1;\n',
    'src/a.js:2:5: Expected === and instead saw ==',
  ],
  ['lint', 'src/a.js', 'let = ;\n', 'Unexpected token'],
  ['unused', 'src/a.ts', 'export const a = 1;\n', 'Unused files (1)\nsrc/a.ts'],
  ['unused', 'main.ts', "import {parse} from 'yaml';\nparse('');\n", 'Unlisted dependencies (1)'],
  ['unused', 'main.ts', "import {a} from './gone.ts';\na();\n", 'Unresolved imports (1)'],
  ['formatting', 'main.ts', 'export const b = "b";\n', 'main.ts'],
  ['formatting', 'main.ts', 'export const a = ;\n', 'Unexpected token'],
])('%s fails for a mistake in %s: %j', async (name, file, text, says) => {
  const {passed, output} = await resultOf(name, {'main.ts': '', [file]: text});
  expect(passed).toBe(false);
  expect(output).toContain(says);
});

test('fixes code and formats it', async () => {
  const root = plantFolder({...config, 'a.js': 'let a = "a"\nexport {a}'});
  await fixWith(tools, root);
  expect(readFileSync(join(root, 'a.js'), 'utf8')).toBe("const a = 'a';\nexport { a };\n");
});

test('a tool that passed runs again when code or the imports of a page change, not other text', async () => {
  const {root} = plant({...config, 'main.ts': '', 'docs/a.mdx': page('one')});
  const change = (file: string, text: string) => writeFileSync(join(root, file), text);
  /** Returns the tools that ran, and those that failed. */
  const run = async () => {
    const results = await runTools(tools, new Project(root, knownWith()));
    return {
      ran: results.filter(({time}) => time > 0).length,
      failed: results.filter(({passed}) => !passed).map(({name}) => name),
    };
  };
  expect(await run()).toEqual({ran: tools.length, failed: []});
  change('docs/a.mdx', page('two'));
  expect(await run()).toEqual({ran: 0, failed: []});
  change('docs/a.mdx', page("import {a} from '@site/main';"));
  expect(await run()).toEqual({ran: tools.length, failed: []});
  change('main.ts', 'if (1 == 1) void 0;\n');
  expect((await run()).failed).toEqual(['lint']);
  // What failed isn't forgotten.
  expect(await run()).toEqual({ran: 1, failed: ['lint']});
});
