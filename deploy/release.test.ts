/** Publishes releases with rsync on this machine, and rolls them back. */
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** In milliseconds. */
const DAY = 86_400_000;

let folder: string;
const at = (...path: string[]) => join(folder, ...path);

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const release = (...args: string[]) =>
  spawnSync('bash', ['-c', 'umask 077 && exec "$0" "$@"', join(__dirname, 'release.sh'), ...args], {
    encoding: 'utf8',
  });

/** Publishes a build with this text on its page and its own script, next to a file that never changes. */
function publish(text: string) {
  rmSync(at('build'), {recursive: true, force: true});
  mkdirSync(at('build/docs/assets/js'), {recursive: true});
  writeFileSync(at('build/index.html'), 'to /docs/');
  mkdirSync(at('hosts'), {recursive: true});
  writeFileSync(at('hosts/nginx.conf'), text);
  writeFileSync(at('build/docs/assets/js/runtime~main.1a2b.js'), 'the app');
  writeFileSync(at('build/docs/assets/js/same.js'), 'same');
  writeFileSync(at(`build/docs/assets/js/${text}.js`), text);
  writeFileSync(at('build/docs/index.html'), text, {mode: 0o600});
  writeFileSync(at('build/docs/same.svg'), '<svg/>');
  const {status, stderr} = release('publish', at('build'), at('site'));
  expect([status, stderr]).toEqual([0, '']);
}

const live = () => readFileSync(at('site/current/docs/index.html'), 'utf8');

test('each release replaces the previous one, and back restores it', () => {
  publish('one');
  publish('two');
  expect(live()).toBe('two');
  expect(readFileSync(at('site/hosts/nginx.conf'), 'utf8')).toBe('two');
  expect(release('back', at('site'))).toMatchObject({status: 0, stderr: ''});
  expect(live()).toBe('one');
  publish('three');
  expect(live()).toBe('three');
});

test('other users can read a release, whatever the umasks here and there are', () => {
  publish('one');
  publish('two');
  const paths = ['', ...readdirSync(at('site'), {recursive: true}).map(String)];
  const hidden = paths.filter((path) => (statSync(at('site', path)).mode & 0o044) !== 0o044);
  expect(hidden).toEqual([]);
});

test('back skips a release that was rolled back before', () => {
  publish('one');
  publish('bad');
  release('back', at('site'));
  publish('three');
  expect(release('back', at('site')).status).toBe(0);
  expect(live()).toBe('one');
});

test('recovers from a deploy that broke off', () => {
  publish('one');
  mkdirSync(at('site/releases/20200101T000000.0Z.part'));
  symlinkSync(readlinkSync(at('site/current')), at('site/current.next'));
  publish('two');
  expect(live()).toBe('two');
  expect(readdirSync(at('site/releases'))).toHaveLength(2);
});

test("refuses to replace a folder that isn't a link", () => {
  mkdirSync(at('site/current'), {recursive: true});
  mkdirSync(at('build'));
  mkdirSync(at('hosts'));
  writeFileSync(at('build/index.html'), '');
  const {status, stderr} = release('publish', at('build'), at('site'));
  expect([status, stderr]).toEqual([1, expect.stringContaining("current isn't a link.")]);
});

test('an unchanged file stays the same file, with its date', () => {
  publish('one');
  const before = statSync(at('site/current/docs/same.svg'));
  publish('two');
  const after = statSync(at('site/current/docs/same.svg'));
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

const assets = () =>
  readdirSync(at('site/current/docs/assets/js'))
    .filter((name) => !name.startsWith('runtime'))
    .sort();

/** Lets days pass since all releases. */
function wait(days: number) {
  const changed = new Set<number>();
  for (const file of readdirSync(at('site/releases'), {recursive: true, encoding: 'utf8'})) {
    const path = at('site/releases', file);
    const {ino, mtimeMs} = statSync(path);
    // A file may be in several releases.
    if (!changed.has(ino)) utimesSync(path, 0, (mtimeMs - days * DAY) / 1000);
    changed.add(ino);
  }
}

test('keeps the assets of earlier releases for open tabs, for thirty days after they were replaced', () => {
  publish('one');
  wait(40);
  publish('two');
  expect(assets()).toEqual(['one.js', 'same.js', 'two.js']);
  publish('three');
  expect(assets()).toEqual(['same.js', 'three.js', 'two.js']);
  wait(29);
  publish('four');
  expect(assets()).toEqual(['four.js', 'same.js', 'three.js', 'two.js']);
  wait(2);
  publish('five');
  expect(assets()).toEqual(['five.js', 'four.js', 'same.js', 'three.js', 'two.js']);
  publish('six');
  expect(assets()).toEqual(['five.js', 'four.js', 'same.js', 'six.js']);
});

test('keeps the last five releases and no partial one', () => {
  for (let number = 1; number <= 7; number += 1) publish(String(number));
  expect(readdirSync(at('site/releases'))).toHaveLength(5);
  for (let number = 6; number >= 3; number -= 1) {
    expect(release('back', at('site')).status).toBe(0);
    expect(live()).toBe(String(number));
  }
  const {status, stderr} = release('back', at('site'));
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no release before')]);
  expect(live()).toBe('3');
});

test("refuses a folder that isn't a build before it writes anything", () => {
  mkdirSync(at('empty'));
  const {status, stderr} = release('publish', at('empty'), at('site'));
  expect([status, stderr]).toEqual([1, `${at('empty')} isn't a build. Run npm run build.\n`]);
  expect(existsSync(at('site'))).toBe(false);
});

test.each([[[]], [['publish', 'build']], [['forward', '/srv']]])('%j prints the usage', (args) => {
  expect(release(...args)).toMatchObject({status: 2, stderr: expect.stringContaining('usage: ')});
});
