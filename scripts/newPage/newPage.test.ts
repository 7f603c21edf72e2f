import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {copyProject, type ProjectCopy} from '@portal/checks/planted/copy';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {newPage} from './newPage.ts';

const root = resolve(__dirname, '../..');

let project: ProjectCopy;
let copy: string;

beforeAll(() => {
  project = copyProject();
  copy = project.root;
}, 60_000);

afterAll(() => project.remove());

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

async function run(args: string[]) {
  const lines: string[] = [];
  const code = await newPage(args, copy, (line) => lines.push(line));
  return {code, text: lines.join('\n')};
}

/** Runs the checks in the copy, and returns their exit code and output. */
function check(...args: string[]) {
  const command = [join(copy, 'node_modules/tsx/dist/cli.mjs'), 'packages/checks/cli.ts', ...args];
  try {
    return execFileSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  } catch (error) {
    return (error as {stdout: string; stderr: string}).stdout + (error as {stderr: string}).stderr;
  }
}

/** The text that a finding is about, in order. */
const LEFTOVER = /"(.*)" is from the template of new pages {2}\(leftovers\)$/gm;

test('creates a page in which the checks only find the template', async () => {
  const flags = ['--title', 'Retries: when a step fails', '--section', 'Workflows > Steps'];
  const made = await run(flags);
  expect(made.code).toBe(0);
  const page = 'docs/workflows/steps/retries-when-a-step-fails.mdx';
  expect(made.text).toContain(
    `Created ${page}, the page at /workflows/steps/retries-when-a-step-fails/.`,
  );
  expect(read(page)).toContain('title: "Retries: when a step fails"');
  expect(read(page)).toContain('- [Steps](/workflows/steps/)');
  expect(read('sidebars.ts')).toMatch(
    /'workflows\/steps\/using-props',\n +'workflows\/steps\/retries-when-a-step-fails',\n/,
  );
  expect(read('data/addresses.txt')).toContain('\n/workflows/steps/retries-when-a-step-fails/\n');

  const {description, outline, next} = pageTemplate;
  const found = check(page);
  const left = [...found.matchAll(LEFTOVER)].map(([, text]) => text);
  expect(left).toEqual([description, description, outline, next]);
  expect(found).toContain('4 findings in 1 file');
  const ofProject = ['sidebar', 'routes', 'redirects', 'addresses', 'links'];
  expect(check(...ofProject.flatMap((rule) => ['--rule', rule]))).toMatch(/^Clean: 5 rules/);
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [oxfmt, '--check', 'sidebars.ts'], {cwd: copy});
}, 120_000);

test('creates a new section', async () => {
  const flags = ['--title', 'Invoices', '--section', 'Billing', '--after', 'Workflows'];
  const made = await run(flags);
  expect(made.code).toBe(0);
  expect(made.text).toContain('docs/billing/invoices.mdx, the page at /billing/invoices/.');
  expect(read('sidebars.ts')).toContain("section('Billing', ['billing/invoices'])");
  expect(read('docs/billing/invoices.mdx')).toContain(pageTemplate.nextIsHome);
  expect(check('docs/billing/invoices.mdx')).toMatch(/, 1 failed,/);
  expect(check('--rule', 'sidebar', '--rule', 'addresses')).toMatch(/^Clean: 2 rules/);
  const again = await run([...flags, '--title', 'Payments']);
  expect(again.text).toContain('The section "Billing" already exists. Leave out --after');
}, 60_000);

test.each([
  [
    'an unknown section',
    {section: 'Workflow'},
    'There is no section "Workflow". Did you mean one of "Workflows"',
  ],
  ['an existing page', {title: 'Errors'}, 'docs/workflows/errors.mdx already exists. Edit it'],
  ['an existing start page', {title: 'Steps'}, 'docs/workflows/steps/index.mdx already exists'],
  ['an invalid path', {path: 'Workflows/Re tries'}, "isn't a valid path for a page"],
  ['a path of the file', {path: 'docs/workflows/retries'}, 'Expected --path workflows/retries.'],
  ['a path of a start page', {path: 'limits/index'}, 'Expected --path limits.'],
  ['a title of one letter', {title: 'x'}, 'needs a title of two letters or more'],
  ['a long title', {title: 'Retries '.repeat(9)}, 'has 71 characters. Expected 65 at most'],
  ['a long description', {description: 'x'.repeat(171)}, 'has 171 characters'],
  ['an unknown fact', {title: '{{product.nam}}'}, 'product.name'],
])('explains %s', async (_, wrong, message) => {
  const right = {title: 'Dead letters', section: 'Workflows'};
  const args = Object.entries({...right, ...wrong}).flatMap(([flag, value]) => [
    `--${flag}`,
    value,
  ]);
  const before = read('sidebars.ts');
  const {code, text} = await run(args);
  expect(code).toBe(2);
  expect(text).toContain(message);
  expect(read('sidebars.ts')).toBe(before);
});

test('lists the missing flags and the sections', async () => {
  const {code, text} = await run(['--title', 'Dead letters']);
  expect(code).toBe(2);
  expect(text).toMatch(/^Add --section "…"\. The sections are .*"Workflows", "Workflows > Steps"/);
});

test('suggests the nearest flag for an unknown one', async () =>
  expect((await run(['--titel', 'x'])).text).toContain('Did you mean --title?'));
