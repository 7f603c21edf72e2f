/**
 * What is built says nothing of the place it was built in: another folder gives the same bytes. The
 * full proof, three builds, is `npm run reproducible`, once a week.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');

/** Compressed forms say the same as what they are made from. */
const files = readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const naming = (place: string) =>
  files.filter((file) => readFileSync(file).includes(place)).map((file) => relative(build, file));

test('no file names the folder of the project', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(naming(root)).toEqual([]);
});

test('a name would be found', () => {
  const runtime = naming('assets/js/').filter((file) => file.includes('runtime~'));
  expect(runtime).toHaveLength(1);
});
