/** Tests that the table of behaviors only mentions existing tests and files. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(__dirname, 'e2e');
const table = readFileSync(join(folder, 'README.md'), 'utf8');

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Behavior)/.test(line))
  .map((line) => line.split(' | '));

/** The tests in each cell, as file and title. */
const named = rows.flatMap(([behavior, tests]) =>
  tests!
    .replace(/ \|$/, '')
    .split('<br>')
    .map((test) => /^`(\w+\.spec\.ts)`: (.+)$/.exec(test) ?? [test, '', ''])
    .map(([text, file, title]) => ({behavior, text, file: file!, title: title!})),
);

/** Whether a file has a test with this title, or with this fixed part in a template literal. */
function declares(source: string, title: string): boolean {
  const titles = [...source.matchAll(/\btest\(\s*(['`])([^]*?)\1,/g)].map(([, , typed]) => typed!);
  return titles.some((typed) =>
    typed.split(/\$\{[^}]*\}/).some((part) => part.trim().length > 3 && part.trim() === title),
  );
}

test('the table has a row for each required and additional behavior', () => {
  expect(rows.length).toBeGreaterThanOrEqual(14 + 13);
  const points = rows.flatMap(([behavior]) => /^\| (\d+)\./.exec(behavior!)?.[1] ?? []);
  expect([...new Set(points)].map(Number)).toEqual(Array.from({length: 13}, (_, at) => at + 1));
});

test.each(named)('$text', ({file, title}) => {
  expect(existsSync(join(folder, file))).toBe(true);
  expect(declares(readFileSync(join(folder, file), 'utf8'), title)).toBe(true);
});

test('finds missing tests', () => {
  expect(declares("test('shows it', async () => {})", 'shows it')).toBe(true);
  expect(declares('test(`${path} is sound`, async () => {})', 'is sound')).toBe(true);
  expect(declares("test('shows it', async () => {})", 'shows')).toBe(false);
});
