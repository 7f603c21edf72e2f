import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {lockBuild} from './buildLock.ts';

let parent: string;
let folder: string;
let file: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(parent, '.build');
  file = `${folder}.lock`;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  rmSync(parent, {recursive: true});
});

/** The file system that the library uses. */
const fs = createRequire(require.resolve('proper-lockfile'))(
  'graceful-fs',
) as typeof import('node:fs');

const lost = () => {};
const refusal = () =>
  'Another build is running in this folder, or was killed less than a minute ago. Wait until it has ' +
  `finished. If none is running, delete ${file}.`;

/** Takes the lock in a process of its own, which ends then. Returns what it prints. */
function inAnotherProcess(): string {
  const module = JSON.stringify(join(__dirname, 'buildLock.ts'));
  const code = `require(${module}).lockBuild(${JSON.stringify(folder)}, () => {})
    .then(() => console.log('locked'), ({message}) => console.log(message))`;
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', '--eval', code], {
    encoding: 'utf8',
  });
  return stdout.trim();
}

/** Leaves a lock as a build does that was killed that many seconds ago. */
function leaveLock(seconds: number): void {
  mkdirSync(file);
  const then = Date.now() / 1000 - seconds;
  utimesSync(file, then, then);
}

test('a second build is refused while the first one runs', async () => {
  await lockBuild(folder, lost);
  await expect(lockBuild(folder, lost)).rejects.toThrow(refusal());
});

test('the lock goes with its process', () => {
  expect(inAnotherProcess()).toBe('locked');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a build that was killed is taken over after a minute', async () => {
  leaveLock(50);
  await expect(lockBuild(folder, lost)).rejects.toThrow(refusal());
  rmSync(file, {recursive: true});
  leaveLock(61);
  await lockBuild(folder, lost);
});

test('of two builds that take over the same lock, one is refused', async () => {
  leaveLock(90);
  const {rmdir} = fs;
  let other = '';
  jest.spyOn(fs, 'rmdir').mockImplementationOnce((...args) => {
    other = inAnotherProcess();
    rmdir(...args);
  });
  await lockBuild(folder, lost);
  expect(other).toBe(refusal());
});

test('a build that was paused for too long is told that another one has its lock', async () => {
  jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'Date']});
  const told = new Promise<void>((resolve) => void lockBuild(folder, resolve).then(paused));
  function paused() {
    rmSync(file, {recursive: true});
    leaveLock(0);
    jest.advanceTimersByTime(30_000);
  }
  await told;
});
