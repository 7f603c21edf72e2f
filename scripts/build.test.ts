/**
 * Runs `npm run build` in a small project whose Docusaurus fails on demand. The served folder must
 * stay complete, and the next build must replace it.
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
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const root = resolve(__dirname, '..');

/** Writes a site with one page, then fails as the variable `FAULT` says. */
const docusaurus = `
import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
if (existsSync('node_modules/.cache/rspack/damaged')) process.abort();
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
mkdirSync(out, {recursive: true});
writeFileSync(out + '/index.html', 'new '.repeat(1000));
const faults = {
  fails: () => process.exit(3),
  hangs: () => {
    console.log('half way');
    setInterval(() => {}, 1e6);
  },
  crashes: () => process.abort(),
  'runs out of space': () => symlinkSync('/dev/full', out + '/index.html.br'),
};
faults[process.env.FAULT]?.();
`;

/** Finishing, which fails on demand, too. */
const finishing = `
export async function finishPages() {
  if (process.env.FAULT === 'has no policy') throw new Error('No policy');
}
`;

const parts = [
  'src/config/environment.ts',
  'scripts/build.ts',
  'scripts/buildLock.ts',
  'packages/hosting/finishing/compress.ts',
];
parts.push(
  'package.json',
  'packages/hosting/package.json',
  'scripts/requireNode.ts',
  'scripts/sourceStamp.ts',
  'packages/hosting/rules/mediaTypes.ts',
  'src/client/analytics',
  'src/plugins/bundler/cacheFolder.ts',
);

let site: string;
let running: ChildProcess | undefined;
const at = (...path: string[]) => join(site, ...path);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'build-'));
  for (const part of parts) cpSync(join(root, part), at(part), {recursive: true});
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', docusaurus);
  for (const name of ['tinyglobby', 'fdir', 'picomatch']) {
    symlinkSync(join(root, 'node_modules', name), at('node_modules', name));
  }
  mkdirSync(at('node_modules/@portal'));
  symlinkSync(at('packages/hosting'), at('node_modules/@portal/hosting'));
  write('scripts/finish.ts', finishing);
  write('build/docs/index.html', 'old');
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(site, {recursive: true, force: true, maxRetries: 5});
});

function start(fault = '') {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, at('scripts/build.ts')], {
    cwd: site,
    env: {...process.env, FAULT: fault},
  });
  running = child;
  const said = {output: ''};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => ({code: code as number, ...said}));
  return {child, ended};
}

const served = () => readFileSync(at('build/docs/index.html'), 'utf8').slice(0, 3);
const leftovers = () => readdirSync(site).filter((name) => name.startsWith('.build'));

async function expectNextBuildToSucceed() {
  const {code, output} = await start().ended;
  expect(output).toContain('The site is in build/docs');
  expect(code).toBe(0);
  expect(served()).toBe('new');
  expect(readdirSync(at('build/docs'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(leftovers()).toEqual([]);
}

test('removes a damaged cache of the bundler and starts the build again', async () => {
  write('node_modules/.cache/rspack/damaged', '');
  const {code, output} = await start().ended;
  expect(output).toMatch(/The bundler crashed, possibly because of a damaged file in \S+rspack\./);
  expect(code).toBe(0);
  expect(served()).toBe('new');
  expect(existsSync(at('node_modules/.cache/rspack'))).toBe(false);
});

test('gives up if the bundler crashes for another reason', async () => {
  write('node_modules/.cache/rspack/whole', '');
  const {code, output} = await start('crashes').ended;
  expect(output.match(/The bundler crashed/g)).toHaveLength(1);
  expect(code).toBe(134);
  expect(served()).toBe('old');
});

test.each([
  ['fails', 3, ''],
  ['crashes', 134, ''],
  ['runs out of space', 1, 'ENOSPC'],
  ['has no policy', 1, 'No policy'],
])('keeps the previous build if a build %s', async (fault, code, words) => {
  const run = await start(fault).ended;
  expect(run.output).toContain(words);
  expect(run.output).toContain('The build failed; see the error above. build/ is unchanged.');
  expect(run.code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
  await expectNextBuildToSucceed();
});

test('a second build says that another one is running, and leaves its files alone', async () => {
  const first = start('hangs');
  await once(first.child.stdout, 'data');
  const second = await start().ended;
  expect(second.output).toContain(
    `Another build is running in this folder, as process ${first.child.pid}.`,
  );
  expect(second.code).toBe(1);
  expect(leftovers()).toEqual(['.build', '.build.lock']);
  first.child.kill('SIGTERM');
  await first.ended;
  await expectNextBuildToSucceed();
});

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('stops on %s and keeps the previous build', async (signal, code) => {
  const {child, ended} = start('hangs');
  await once(child.stdout, 'data');
  child.kill(signal);
  expect((await ended).code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
});
