/**
 * `npm run build` as a process, in a small project whose Docusaurus fails on demand: whatever breaks
 * off, the folder that is served stays whole, and the next build lands.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {open, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';

const root = resolve(__dirname, '..');
const tsx = require.resolve('tsx/cjs');

/** Writes a site of one page, then does what the environment asks for. */
const docusaurus = `
import {execFileSync, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
mkdirSync(out, {recursive: true});
writeFileSync(out + '/index.html', 'new ' + randomBytes(200_000).toString('hex'));
const faults = {
  fails: () => process.exit(3),
  hangs: () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
    console.log('half way');
    setInterval(() => {}, 1e6);
  },
  'finds the disk full': () => writeFileSync('/dev/full', 'x'),
  'leaves no room': () => symlinkSync('/dev/full', out + '/index.html.br'),
  'leaves no room for a script': () => {
    writeFileSync(out + '/a.js', 'a'.repeat(2000));
    symlinkSync('/dev/full', out + '/a.js.br');
  },
  'leaves slowly': () => {
    execFileSync('mkfifo', ['door']);
    process.once('exit', () => spawnSync('cat', ['door'], {timeout: 8000}));
  },
  'has a script': () => writeFileSync(out + '/a.js', 'a'.repeat(2000)),
  'leaves a slow disk': () => execFileSync('mkfifo', [out + '/index.html.br']),
};
faults[process.env.FAULT]?.();
`;

const parts = [
  'scripts/build.ts',
  'scripts/docusaurus.js',
  'scripts/finish/index.ts',
  'scripts/finish/thread.js',
  'scripts/landing.ts',
  'scripts/lateOptimization.js',
  'scripts/pack/files.ts',
  'scripts/pack/quality.ts',
  'scripts/pack/way.ts',
  'scripts/sourceStamp.ts',
  'server/precompressed.ts',
];

/** Steps that work on a real site: here they have nothing to do. */
const steps = {
  'scripts/lighten/index.ts': 'export function lighten(): void {}',
  'src/output/hosts/finish.ts': 'export function finishHosts(): void {}',
  'src/output/search/fullIndex.ts': `
    import {writeFileSync} from 'node:fs';
    export function writeFullIndex(_: string, docs: string): string {
      writeFileSync(docs + '/search-index.json', '{}');
      return docs + '/search-index.json';
    }`,
};

let site: string;
let running: ChildProcess[] = [];
const at = (...path: string[]) => join(site, ...path);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'build-'));
  for (const part of parts) {
    mkdirSync(dirname(at(part)), {recursive: true});
    cpSync(join(root, part), at(part));
  }
  for (const [step, text] of Object.entries(steps)) {
    mkdirSync(dirname(at(step)), {recursive: true});
    writeFileSync(at(step), text);
  }
  mkdirSync(at('node_modules'));
  for (const name of ['tsx', 'tinypool']) {
    symlinkSync(join(root, 'node_modules', name), at('node_modules', name));
  }
  const program = at('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  mkdirSync(dirname(program), {recursive: true});
  writeFileSync(program, docusaurus);
  mkdirSync(at('build/docs'), {recursive: true});
  writeFileSync(at('build/docs/index.html'), 'old');
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  rmSync(site, {recursive: true, force: true, maxRetries: 5});
});

interface Run {
  child: ChildProcess;
  ended: Promise<{code: number | null; output: string}>;
  /** Waits until the output holds a text. */
  says: (text: string) => Promise<void>;
}

function start(fault = ''): Run {
  const child = spawn(process.execPath, ['--require', tsx, at('scripts/build.ts')], {
    env: {...process.env, FAULT: fault},
  });
  running.push(child);
  let output = '';
  let heard = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      heard();
    });
  }
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({code: code as number | null, output})),
    says: (text) =>
      new Promise((resolve, reject) => {
        heard = () => output.includes(text) && resolve();
        heard();
        child.once('close', () => reject(new Error(`It ended without "${text}":\n${output}`)));
      }),
  };
}

const served = () => readFileSync(at('build/docs/index.html'), 'utf8').slice(0, 3);

/** No staging folder, no lock, nothing half-built. */
const leftovers = () => readdirSync(site).filter((name) => name.startsWith('.build'));

async function expectNextBuildToLand() {
  const {code, output} = await start().ended;
  expect(output).toContain('the site is in build/docs');
  expect(code).toBe(0);
  expect(served()).toBe('new');
  expect(readdirSync(at('build/docs'))).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'search-index.json',
  ]);
  expect(leftovers()).toEqual([]);
}

test.each([
  ['fails', 3, 'Docusaurus did not finish'],
  ['finds the disk full', 1, 'ENOSPC'],
  ['leaves no room', 1, 'ENOSPC'],
  ['leaves no room for a script', 1, 'ENOSPC'],
])('a build that %s leaves the former one, and its space', async (fault, code, words) => {
  const run = await start(fault).ended;
  expect(run.output).toContain(words);
  expect(run.output).toContain('The build broke off. build/ is as it was.');
  expect(run.code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s half way ends all of it and leaves the former build', async (signal, code) => {
  const run = start('hangs');
  await run.says('half way');
  run.child.kill(signal);
  // Closed pipes prove that Docusaurus has ended too: it held them open.
  expect((await run.ended).code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
  await expectNextBuildToLand();
});

/** Starts a build and returns when it writes compressed files, which never ends. */
async function startCompressing(): Promise<Run & {unblock: () => Promise<void>}> {
  const run = start('leaves a slow disk');
  const fifo = at('.build/docs/index.html.br');
  while (!existsSync(fifo)) {
    if (run.child.exitCode !== null) throw new Error((await run.ended).output);
    await new Promise((next) => setTimeout(next, 20));
  }
  // Opens when the build opens its end. Nothing is read, so the build cannot go on.
  const reader = await open(fifo, 'r');
  return {...run, unblock: () => reader.close()};
}

test('SIGTERM while files are compressed leaves the former build', async () => {
  const run = await startCompressing();
  run.child.kill('SIGTERM');
  await run.says('build/ is as it was.');
  await run.unblock();
  expect((await run.ended).code).toBe(143);
  expect(served()).toBe('old');
  await expectNextBuildToLand();
});

test('a build that is killed leaves the former one, and the next clears up', async () => {
  const run = await startCompressing();
  run.child.kill('SIGKILL');
  await run.ended;
  await run.unblock();
  expect(served()).toBe('old');
  expect(leftovers()).toEqual(['.build', '.build.lock']);
  await expectNextBuildToLand();
});

test('a Docusaurus that outlives its killed build is not written over', async () => {
  const run = start('hangs');
  await run.says('half way');
  const [, orphan] = readFileSync(at('.build.lock'), 'utf8').split(' ').map(Number);
  run.child.kill('SIGKILL');
  await once(run.child, 'exit');
  const second = await start().ended;
  expect(second.output).toContain(`Another build is running here (process ${orphan})`);
  expect(second.code).toBe(1);
  process.kill(orphan!, 'SIGKILL');
  await run.ended;
  await expectNextBuildToLand();
});

test('what is the same as in the former build is not packed again', async () => {
  await start('has a script').ended;
  writeFileSync(at('build/docs/a.js.br'), 'from before');
  writeFileSync(at('build/docs/index.html.br'), 'from before');
  await start('has a script').ended;
  expect(readFileSync(at('build/docs/a.js.br'), 'utf8')).toBe('from before');
  expect(readFileSync(at('build/docs/index.html.br'), 'utf8')).not.toBe('from before');
  // As it would be after an update of what packs.
  writeFileSync(at('build/.packing'), 'in another way');
  await start('has a script').ended;
  expect(readFileSync(at('build/docs/a.js.br'), 'utf8')).not.toBe('from before');
});

test('a Docusaurus that is done is not waited for', async () => {
  const run = start('leaves slowly');
  expect(await once(run.child, 'exit')).toEqual([0, null]);
  expect(served()).toBe('new');
  expect(leftovers()).toEqual([]);
  await writeFile(at('door'), '');
  await run.ended;
});

test('a build that was killed between the two renames is put back', async () => {
  renameSync(at('build'), at('.build-former'));
  expect((await start('fails').ended).code).toBe(3);
  expect(served()).toBe('old');
  renameSync(at('build'), at('.build-former'));
  await expectNextBuildToLand();
});

test('a first build that fails says that there is none', async () => {
  rmSync(at('build'), {recursive: true});
  expect((await start('fails').ended).output).toContain('There is no build/.');
  expect(existsSync(at('build'))).toBe(false);
});
