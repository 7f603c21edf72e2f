import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ruleTable, TABLE} from '../ruleTable.ts';
import {tools} from '../tools.ts';
import {rules} from './index.ts';

test('every rule is listed under the name of its file', () => {
  const files = readdirSync(__dirname)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace('.ts', ''));
  expect(rules.map(({name}) => name).sort()).toEqual(files.sort());
});

test('every rule says what it requires in a sentence', () => {
  for (const {about} of rules) expect(about).toMatch(/^[A-Z].{15,}\.$/);
});

test(`${TABLE} is up to date`, () =>
  expect(readFileSync(join(__dirname, '../../..', TABLE), 'utf8')).toBe(
    ruleTable([...tools, ...rules]),
  ));
