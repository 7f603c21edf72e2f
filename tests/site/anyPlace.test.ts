/**
 * The build doesn't contain the path of its folder, so a build in another folder has the same
 * bytes. `npm run reproducible` tests this fully with three builds, once a week.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {build, filesEndingIn} from '../builtSite.ts';

const files = filesEndingIn('');

const naming = (place: string) =>
  files.filter((file) => readFileSync(join(build, file)).includes(place));

test('no file contains the path of the project', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(naming(resolve(__dirname, '../..'))).toEqual([]);
});

test('the names in the runtime do not depend on temporary hashes', () => {
  const runtime = files.find((file) => /runtime~main\.\w+\.js$/.test(file))!;
  expect(readFileSync(join(build, runtime), 'utf8')).toContain('function __webpack_require__(');
});

test('finds a path that files contain', () => {
  const runtime = naming('assets/js/').filter((file) => file.includes('runtime~'));
  expect(runtime).toHaveLength(1);
});
