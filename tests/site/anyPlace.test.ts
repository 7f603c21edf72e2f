/**
 * The build doesn't contain the path of its folder, so a build in another folder has the same
 * bytes. `npm run reproducible` tests this fully with three builds, once a week.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');

/** All files except compressed ones, which have the same content as their originals. */
const files = readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const naming = (place: string) =>
  files.filter((file) => readFileSync(file).includes(place)).map((file) => relative(build, file));

test('no file contains the path of the project', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(naming(root)).toEqual([]);
});

test('the names in the runtime do not depend on temporary hashes', () => {
  const runtime = files.find((file) => /runtime~main\.\w+\.js$/.test(file))!;
  expect(readFileSync(runtime, 'utf8')).toContain('function __webpack_require__(');
});

test('finds a path that files contain', () => {
  const runtime = naming('assets/js/').filter((file) => file.includes('runtime~'));
  expect(runtime).toHaveLength(1);
});
