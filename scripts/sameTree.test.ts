import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {firstDifference} from './sameTree.ts';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), {recursive: true});
  writeFileSync(join(folder, file), text);
};
const compare = () => firstDifference(join(folder, 'a'), join(folder, 'b'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'same-'));
  for (const side of ['a', 'b']) {
    write(`${side}/docs/index.html`, 'the same page');
    write(`${side}/docs/main.js`, 'built');
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

test('finds no difference between equal files', () => expect(compare()).toBeUndefined());

test('finds a different byte and shows it', () => {
  write('b/docs/index.html', 'the sane page');
  expect(compare()).toBe(
    'docs/index.html differs at byte 6:\n  "the same page"\n  "the sane page"',
  );
});

test('finds a longer file', () => {
  write('b/docs/main.js', 'built at noon');
  expect(compare()).toContain('docs/main.js differs at byte 5');
});

test.each(['a', 'b'])('finds a file that only %s lacks', (side) => {
  rmSync(join(folder, side, 'docs/main.js'));
  expect(compare()).toBe(`docs/main.js is missing in ${join(folder, side)}`);
});
