import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {lockBuild} from './buildLock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, '.build.lock');
});
afterEach(() => rmSync(folder, {recursive: true}));

test('a second build is refused until the first one has finished', () => {
  const unlock = lockBuild(file);
  expect(() => lockBuild(file)).toThrow(
    `Another build is running in this folder, as process ${process.pid}.`,
  );
  unlock();
  expect(existsSync(file)).toBe(false);
  lockBuild(file)();
});

test('the lock of a process that has ended is taken over', () => {
  const {pid} = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  lockBuild(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test('a damaged lock is taken over', () => {
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  expect(() => lockBuild(file)).not.toThrow();
});

test('a build that starts at the same time, and has not written its ID yet, is respected', () => {
  writeFileSync(file, '');
  const code = `setTimeout(() => fs.writeFileSync(${JSON.stringify(file)}, '${process.pid}'), 100)`;
  spawn(process.execPath, ['--eval', code]);
  expect(() => lockBuild(file)).toThrow('Another build is running');
});
