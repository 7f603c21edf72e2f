/** Each tool must report a mistake in a small project with the configuration of this one. */
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {known} from '@portal/content/testing/siteFacts';
import {runTools, tools} from '../tools.ts';

const root = resolve(__dirname, '../../..');

const configuration = [
  ...['package.json', 'tsconfig.json', 'knip.json', '.oxlintrc.json', '.oxfmtrc.json'],
  'packages/content/package.json',
  'scripts/lint/untranslatedText.mjs',
];

/** With all packages, Oxlint would check them, too. */
const packages = ['@types', '@testing-library', '.bin/tsgolint'];

const mistakes = [
  {
    file: 'src/config/plantedType.ts',
    text: "export const planted: number = '1';\n",
    says: /^src\/config\/plantedType\.ts\(1,14\): error TS2322: Type 'string' is not assignable/m,
  },
  {
    file: 'src/config/plantedLint.ts',
    text: "export const isOne = (text: string) => text == '1';\n",
    says: /plantedLint\.ts:1:\d+: Expected === and instead saw ==/,
  },
  {
    file: 'src/config/plantedLength.ts',
    text: '// one more\n'.repeat(151),
    says: /plantedLength\.ts:\d+:\d+: File has too many lines \(151\)/,
  },
  {
    file: 'src/config/plantedFormat.ts',
    text: 'export const planted = "text";\n',
    says: /^src\/config\/plantedFormat\.ts \(/m,
  },
  {
    file: 'packages/content/planted.ts',
    text: "export const planted = 'text';\n",
    says: /^Unused files .*^packages\/content\/planted\.ts/ms,
  },
];

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
let said: string;

beforeAll(async () => {
  const put = (file: string, write: (path: string) => void) => {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    write(join(folder, file));
  };
  for (const file of configuration) put(file, (path) => copyFileSync(join(root, file), path));
  for (const {file, text} of mistakes) put(file, (path) => writeFileSync(path, text));
  for (const name of packages.map((one) => `node_modules/${one}`))
    put(name, (path) => symlinkSync(join(root, name), path));
  said = (await runTools(tools, new Project(folder, known))).map(({output}) => output).join('\n');
}, 120_000);

afterAll(() => rmSync(folder, {recursive: true}));

test.each(mistakes)('a tool reports $file', ({says}) => expect(said).toMatch(says));
