import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {copyExceptions, removeExceptions} from './exceptions.ts';

const entry = (file: string) => `- rule: headings\n  file: ${file}\n  reason: It is right there.\n`;
const before = `# Findings that are right.\n${entry('README.md')}${entry('docs/a.mdx')}`;

let root: string;
const read = () => readFileSync(join(root, 'data/check-exceptions.yaml'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exceptions-'));
  mkdirSync(join(root, 'data'), {recursive: true});
  writeFileSync(join(root, 'data/check-exceptions.yaml'), before);
});
afterEach(() => rmSync(root, {recursive: true}));

test('copies an accepted finding with its page, and removes it with the copy', () => {
  copyExceptions(root, 'docs/', 'versioned_docs/version-v7/');
  expect(read()).toBe(before + entry('versioned_docs/version-v7/a.mdx'));
  removeExceptions(root, 'versioned_docs/version-v7/');
  expect(read()).toBe(before);
});

test('leaves the file unchanged if a folder has no accepted findings', () => {
  copyExceptions(root, 'static/', 'elsewhere/');
  removeExceptions(root, 'versioned_docs/version-v7/');
  expect(read()).toBe(before);
});
