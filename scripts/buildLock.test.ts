import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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
  expect(() => lockBuild(file)).not.toThrow();
});
