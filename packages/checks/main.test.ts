import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runTool} from './core/program.ts';
import {pageRule, type Rule} from './core/rule.ts';
import {main} from './main.ts';
import type {Tool} from './tools.ts';
import {clear, knownWith, page, plantFolder} from '@portal/content/testing/plant';

/** Reports pages that say "bad" instead of "good". */
const good = pageRule('good', 'Pages are good.', ({file, source}) => {
  const start = source.text.indexOf('bad');
  if (start === -1) return [];
  const {line, column} = source.placeAt(start);
  const edit = {start, end: start + 3, text: 'good'};
  return [{file, line, column, message: 'a bad page', fix: 'write good', edit}];
});

const broken: Rule = {
  name: 'broken',
  about: 'Never works.',
  scope: 'project',
  check: () => Promise.reject(new Error('no such program')),
};

const files = {
  'docs/a.mdx': page('good'),
  'docs/b/c.mdx': page('bad'),
  'eslint.config.mjs': "export default [{rules: {eqeqeq: 'error'}}];\n",
  'code.js': 'export const is = (a, b) => a == b;\n',
};

/** Reports that `==` isn't allowed, in its own words. */
const lint: Tool = {
  name: 'lint',
  about: 'Code follows the rules.',
  scope: 'project',
  script: 'eslint/bin/eslint.js',
  args: ['.'],
};

async function run(args: string[], rules: Rule[] = [good], tools: Tool[] = []) {
  const root = plantFolder(files);
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const code = await main(args, {root, known: knownWith(), rules, tools, env: {}, write});
  return {
    code,
    text: lines.join('\n'),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
  };
}

afterAll(clear);

test('exit code 1 and the total time when there are findings', async () => {
  const {code, text} = await run([]);
  expect(code).toBe(1);
  expect(text).toContain('docs/b/c.mdx:6:1  a bad page  (good)\n    → write good');
  expect(text).toMatch(
    /1 finding in 1 file: 1 rule in \d+\.\d s\.\n0 passed, 1 failed, 0 skipped$/,
  );
});

test('exit code 0 when a page is clean; other pages are not checked', async () => {
  const {code, text} = await run(['docs/a.mdx']);
  expect(code).toBe(0);
  expect(text).toMatch(/^Clean: 1 rule in/);
});

test('a folder selects its pages', async () => expect((await run(['docs/b'])).code).toBe(1));

test('exit code 1 and the output of a tool that fails; a page is checked without tools', async () => {
  const {code, text} = await run([], [], [lint]);
  expect(code).toBe(1);
  expect(text).toMatch(/^lint:\n.*code\.js\n +1:31 +error +Expected '==='.*eqeqeq/s);
  expect(text).toMatch(/\nlint failed: 1 rule in \S+ s\.\n0 passed, 1 failed, 0 skipped$/);
  expect((await run(['docs/a.mdx'], [good], [lint])).code).toBe(0);
});

test('--fix fixes the findings and exits with 0', async () => {
  const {code, text, read} = await run(['--fix']);
  expect(code).toBe(0);
  expect(text).toContain('1 finding fixed.');
  expect(read('docs/b/c.mdx')).toBe(page('good'));
});

test('skips project rules when given a page', async () =>
  expect((await run(['docs/a.mdx'], [good, broken])).code).toBe(0));

test.each([
  [['docs/b/d.mdx'], 'Did you mean docs/b/c.mdx?'],
  [['--rule', 'god'], 'Did you mean "good"?'],
  [['--wrong'], '--wrong'],
])('exit code 2 for %j, with a hint', async (args, hint) => {
  const {code, text} = await run(args);
  expect(code).toBe(2);
  expect(text).toContain(hint);
});

test('exit code 2 when a rule throws', async () => {
  const {code, text} = await run([], [broken]);
  expect(code).toBe(2);
  expect(text).toContain('no such program');
});

test('exit code 2 with an explanation when a tool is missing or fails, or a file cannot be read', async () => {
  const rule = (check: Rule['check']): Rule => ({...broken, check});
  const noTool = rule(() => runTool('no-such-package/bin.js', [], '.').then(() => []));
  expect(await run([], [noTool])).toMatchObject({
    code: 2,
    text: 'The check could not run: no-such-package/bin.js is not installed. Run "npm ci".',
  });
  const failing = rule(() => runTool('eslint/bin/eslint.js', ['--wrong'], '.').then(() => []));
  const failed = await run([], [failing]);
  expect(failed.code).toBe(2);
  expect(failed.text).toMatch(/^The check could not run: eslint\S+ could not run:\n.*--wrong/s);
  // A tool that ends before it has read its input still says why.
  const early = {input: 'x'.repeat(2 ** 22)};
  const hasty = rule(() => runTool('eslint/bin/eslint.js', ['--wrong'], '.', early).then(() => []));
  expect((await run([], [hasty])).text).toMatch(/^The check could not run: .*--wrong/s);
  const unreadable = await run([], [rule(({project}) => (project.read('docs'), []))]);
  expect(unreadable.code).toBe(2);
  expect(unreadable.text).toMatch(/^The check could not run: cannot read docs: EISDIR.*$/);
});

test('--list lists the rules', async () =>
  expect((await run(['--list'])).text).toMatch(/^good +page +Pages are good\.$/));
