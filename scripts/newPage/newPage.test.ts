import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyProject, type ProjectCopy} from '../../tests/helpers/copyProject.ts';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {newPage} from './newPage.ts';

let project: ProjectCopy;
let copy: string;

beforeAll(() => {
  project = copyProject();
  copy = project.root;
  for (const folder of ['docs', 'versioned_docs', 'versioned_sidebars', 'data'])
    rmSync(join(copy, folder), {recursive: true, force: true});
  project.write('data/product.yaml', () => 'name: Acme Flow\ndomain: acme.example\n');
  project.write('versions.json', () => '[]\n');
  for (const name of ['index', 'steps/index', 'steps/errors'])
    project.write(`docs/${name}.mdx`, () => pageNamed(name));
  project.write(
    'sidebars.ts',
    () => "export default {documentation: ['index', 'steps/index', 'steps/errors']};\n",
  );
});

afterAll(() => project.remove());

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

/** Runs the checks in the copy, and returns their exit code and output. */
function check(...args: string[]) {
  const command = [join(copy, 'node_modules/tsx/dist/cli.mjs'), 'scripts/check.ts', ...args];
  try {
    return execFileSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  } catch (error) {
    return (error as {stdout: string; stderr: string}).stdout + (error as {stderr: string}).stderr;
  }
}

const pageNamed = (name: string) =>
  `---\ntitle: "About ${name}"\nshort_description: What ${name} is for, and how to use it well.\n---\n\nText.\n`;

/** The text that a finding is about, in order. */
const LEFTOVER = /"(.*)" is from the template of new pages {2}\(wording\)$/gm;

test('creates a page in which the checks only find the template', () => {
  const id = 'steps/retries';
  const said = newPage(['--title', 'Retries: when a step fails', '--path', `docs/${id}.mdx`], copy);
  const page = `docs/${id}.mdx`;
  expect(said).toContain(`Created ${page}, the page at /${id}/`);
  expect(said).toContain(`\n  '${id}',\n`);
  expect(read(page)).toContain('title: "Retries: when a step fails"');
  expect(read(page)).toContain('](/steps/) covers related topics');
  expect(read('data/published-urls.txt')).toContain(`\n/${id}/\n`);

  const {description, outline, next} = pageTemplate;
  const found = check(page);
  const left = [...found.matchAll(LEFTOVER)].map(([, text]) => text);
  expect(left).toEqual([description, description, outline, next]);
  expect(found).toContain('4 findings in 1 file');
  const above = "'steps/index',";
  writeFileSync(join(copy, 'sidebars.ts'), read('sidebars.ts').replace(above, `${above}'${id}',`));
  const ofProject = ['sidebar', 'redirects', 'addresses', 'links'];
  expect(check(...ofProject.flatMap((rule) => ['--rule', rule]))).toMatch(/^Clean: 4 rules/);
});

test('the first page of a folder links to the home page', () => {
  newPage(['--title', 'Invoices', '--path', '/billing/invoices/'], copy);
  expect(read('docs/billing/invoices.mdx')).toContain(pageTemplate.nextIsHome);
});

test.each([
  ['an existing page', {path: 'steps/errors'}, 'docs/steps/errors.mdx already exists. Edit it'],
  ['an existing start page', {path: 'steps'}, 'docs/steps/index.mdx already exists'],
  ['an invalid path', {path: 'Workflows/Re tries'}, "isn't a valid path for a page"],
])('explains %s', (_, wrong, message) => {
  const right = {title: 'Dead letters', path: 'workflows/dead-letters'};
  const args = Object.entries({...right, ...wrong}).flatMap(([flag, value]) => [
    `--${flag}`,
    value,
  ]);
  expect(() => newPage(args, copy)).toThrow(message);
});

test('says which flags are missing or unknown', () => {
  const usage = 'npm run new-page -- --title "Dead letters" --path workflows/dead-letters';
  expect(() => newPage(['--title', 'Dead letters'], copy)).toThrow(usage);
  expect(() => newPage(['--titel', 'Dead letters'], copy)).toThrow(usage);
});
