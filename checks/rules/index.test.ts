import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {rules} from './index.ts';

/** Rules that stand on tests without a planted mistake, or on none: there are none. */
function unproven(): string[] {
  const files = readdirSync(__dirname);
  return rules
    .map(({name}) => name)
    .filter((name) => {
      const test = `${name}.test.ts`;
      if (!files.includes(test)) return true;
      const text = readFileSync(join(__dirname, test), 'utf8');
      return !/\bdescribeRule\(/.test(text) || !/\bmistakes:/.test(text);
    });
}

test('every rule has a test in which it fails', () => expect(unproven()).toEqual([]));

test('every rule is in the list, under the name of its file', () => {
  const files = readdirSync(__dirname)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
  expect(rules.map(({name}) => name).sort()).toEqual(files.sort());
});

test('every rule says what it asks for in a sentence', () => {
  for (const {about} of rules) expect(about).toMatch(/^[A-Z].{15,}\.$/);
});

test('CONTRIBUTING.md says what each rule asks for, in the same words', () => {
  const text = readFileSync(join(__dirname, '../../CONTRIBUTING.md'), 'utf8');
  const told = [...text.matchAll(/^\| `([a-z-]+)` \| ([A-Z].*\.) \|$/gm)].map((row) =>
    row.slice(1),
  );
  expect(told).toEqual(rules.map(({name, about}) => [name, about]));
});
