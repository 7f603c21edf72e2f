import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {defineFacts, guidesThatUse, versionOfFile as fileVersion} from '@portal/content/facts';
import {currentVersion, site} from '@portal/content/testing/siteFacts';
import {DRAWINGS} from '@portal/content/pages/diagrams';
import {FactValues} from './factValues.ts';
import {pageInputs} from './pageInputs.ts';

const ROOT = resolve(__dirname, '../../../packages/content/testing/site');

jest.mock('../../facts.ts', () => {
  const testing = '@portal/content/testing/siteFacts';
  const {site, versions, ...facts} =
    jest.requireActual<typeof import('@portal/content/testing/siteFacts')>(testing);
  const versionOfFile = (file: string) => fileVersion(file, versions);
  return {...facts, versions, currentFacts: () => site.current(), versionOfFile};
});
const {id} = currentVersion;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fact-values-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const inputsOf = (file: string, text: string) =>
  pageInputs(ROOT, new FactValues(folder))(file, text).map((path) =>
    path.replace(`${folder}/`, '').replace(`${ROOT}/`, ''),
  );

test('a page depends on its facts and the guides that use it, each a file with the value', () => {
  const {limits, guides} = site.current().byVersion[id]!;
  const inputs = inputsOf('docs/limits.mdx', 'Up to {{limits.queueMax.value}} and {{steps.a}}.');
  expect(inputs).toEqual([`${id} limits.queueMax.value`, `${id} %2Flimits%2F`]);
  for (const file of inputs) expect(file).not.toMatch(/[<>:"\\|?*]/);
  const [value, used] = inputs.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(value).toBe(String(limits.queueMax!.value));
  expect(used).toBe(guidesThatUse(guides, '/limits/').join());
  expect(inputsOf('docs/limits.mdx', '---\nslug: /old/a.html\n---\n')).toEqual([
    `${id} %2Fold%2Fa.html`,
  ]);
});

test('only files of facts that have changed are written', () => {
  const values = new FactValues(folder);
  const file = values.fileOf(id, 'limits.queueMax');
  const other = values.fileOf(id, 'limits.queueDefault');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, 'former');
  const before = readFileSync(other);
  rmSync(other);
  values.update();
  expect(readFileSync(file, 'utf8')).toBe(right);
  expect(() => readFileSync(other)).toThrow();
  expect(readFileSync(values.fileOf(id, 'limits.queueDefault'))).toEqual(before);
});

test.each([
  ['a diagram', '```mermaid\nflowchart LR\n```', `${DRAWINGS}/`],
  ['code', '```js\n1\n```', 'src/css/syntax.css'],
  ['code', '```js\n1\n```', 'data/code-languages.yaml'],
  ['the REST reference', '<RestOperations resource="Sources" />', 'data/openapi.yaml'],
  ['the REST reference', '<RestIndex />', `${id} limits.`],
])('a page with %s depends on what it shows: %#', (_what, text, input) => {
  expect(inputsOf('docs/a.mdx', text).some((file) => file.startsWith(input))).toBe(true);
  expect(inputsOf('docs/a.mdx', 'Text.').some((file) => file.startsWith(input))).toBe(false);
});

test('facts are read again when they change; a mistake is reported, and the former ones stay', () => {
  const copy = mkdtempSync(join(tmpdir(), 'facts-copy-'));
  cpSync(join(ROOT, 'data'), join(copy, 'data'), {recursive: true});
  const limits = join(copy, 'data/limits.yaml');
  const text = readFileSync(limits, 'utf8');
  const facts = defineFacts(copy);
  const queue = () => facts.current().limits.queueMax!.value;
  const before = queue();
  writeFileSync(limits, text.replace(/(?<=queueMax:[\s{]+value: )\d+/, '7'));
  expect(() => facts.reload()).toThrow('queueDefault.value must not be above queueMax');
  expect(queue()).toBe(before);
  writeFileSync(limits, text.replace(/(?<=queueMax:[\s{]+value: )\d+/, '7777'));
  facts.reload();
  expect(queue()).toBe(7777);
  rmSync(copy, {recursive: true});
});
