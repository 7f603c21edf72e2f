/**
 * `npm run build`: builds the site into a folder beside, cuts its styles, writes the search index,
 * security policies and host configuration, adds compressed forms of its text files, and puts the
 * result in the place of `build/`. A build that breaks off, for whatever reason, leaves the former
 * one whole.
 *
 * Arguments go to `docusaurus build`. Exit code 0, that of the step that failed, or 128 and the
 * number of the signal that ended it.
 */
import './lateOptimization.js';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism, constants} from 'node:os';
import {join, resolve} from 'node:path';
import {Finishing} from './finish/index.ts';
import {land, landingOf, recover, remove, takeLock} from './landing.ts';
import {sourceStamp, STAMP_FILE} from './sourceStamp.ts';

const siteDir = resolve(__dirname, '..');
const landing = landingOf(siteDir);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The end of a build before it is finished. */
class BrokenOff extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Docusaurus, while it runs. */
let child: ChildProcess | undefined;

/** The last steps. Their threads start beside Docusaurus, which needs one core at first. */
let finishing: Finishing | undefined;

/** Is rejected when somebody asks this process to end, after Docusaurus has ended. */
const asked = new Promise<never>((_, reject) => {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      const end = () => reject(new BrokenOff(128 + constants.signals[signal], `${signal} came.`));
      if (!child) return end();
      // It ends as if it had done its work.
      child.removeAllListeners('message').removeAllListeners('exit');
      child.once('exit', end).kill(signal);
    });
  }
});

/**
 * Pages are rendered without a space too many. To minify them takes two fifths of the rendering step
 * (of 400 pages: 10.9 s with, 6.3 s without) and saves half a kilobyte of thirty.
 */
const env = {...process.env, SKIP_HTML_MINIFICATION: 'true'};

/**
 * How Node runs Docusaurus. Most of what it works on is thrown away at once: the larger the space for
 * what is new, the less of it is copied (with 32 MB the step takes a fifth longer, with 256 no less).
 * V8 would have four threads help to clear it up, also where two cores are at work already: of 1,000
 * pages on two, the step takes 62 to 66 s with four, 58 to 60 with one.
 */
const nodeOptions = [
  '--require',
  join(__dirname, 'docusaurus.js'),
  '--max-semi-space-size=64',
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
];

async function docusaurus(note: (pid: number) => void): Promise<void> {
  const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [
    ...nodeOptions,
    program,
    'build',
    '--out-dir',
    '.build/docs',
    ...process.argv.slice(2),
  ];
  child = spawn(process.execPath, args, {
    cwd: siteDir,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  if (child.pid !== undefined) note(child.pid);
  const ends = ['message', 'exit'].map((event) => once(child!, event) as Promise<[number | null]>);
  const [code] = await Promise.race(ends);
  child = undefined;
  if (code !== 0) throw new BrokenOff(code ?? 1, 'Docusaurus did not finish, see above.');
}

async function build(note: (pid: number) => void): Promise<number> {
  recover(landing);
  // Taken first: what changes during the build is not in it.
  const stamp = sourceStamp(siteDir);
  remove(landing.staging);
  mkdirSync(landing.staging);
  finishing = new Finishing({siteDir, ...landing});
  await Promise.race([docusaurus(note), asked]);
  const count = await Promise.race([finishing.run(), asked]);
  await finishing.stop();
  writeFileSync(join(landing.staging, STAMP_FILE), `${stamp}\n`);
  land(landing);
  return count;
}

async function main(): Promise<number> {
  const lock = takeLock(landing);
  try {
    const files = await build(lock.add);
    console.log(`${files} text files compressed; the site is in build/docs.`);
    return 0;
  } catch (error) {
    console.error(error instanceof BrokenOff ? error.message : error);
    const left = existsSync(landing.live) ? 'build/ is as it was.' : 'There is no build/.';
    console.error(`The build broke off. ${left}`);
    // It would go on writing into what is removed.
    await finishing?.stop();
    remove(landing.staging);
    return error instanceof BrokenOff ? error.code : 1;
  } finally {
    lock.release();
  }
}

main().then(
  // Writes that are still under way have nothing to add.
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
