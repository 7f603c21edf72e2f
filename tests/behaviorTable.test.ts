import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join(__dirname, 'e2e');
const table = readFileSync(join(folder, 'README.md'), 'utf8');
const rows = [...table.matchAll(/^\| .+? \| `(.+?)`: (.+?) \|$/gm)];

test('the table has the rows of the specification', () => expect(rows.length).toBe(14));

test.each(rows.map(([, file, name]) => [file!, name!]))('%s has the test "%s"', (file, name) => {
  expect(readFileSync(join(folder, file), 'utf8')).toContain(name);
});
