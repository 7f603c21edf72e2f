import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_VARIABLES} from './environment.ts';

test('lists every variable that the configuration reads', () => {
  const text = readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  const read = Array.from(text.matchAll(/\benv\.([A-Z_]+)/g), ([, name]) => name!);
  // Docusaurus sets it.
  const own = read.filter((name) => name !== 'NODE_ENV');
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => !BUILD_VARIABLES.includes(name))).toEqual([]);
});
