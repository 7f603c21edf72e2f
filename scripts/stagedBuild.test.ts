/**
 * Runs the steps of `npm run build` in a small project whose Docusaurus fails on demand. The served folder must
 * stay complete, and the next build must replace it.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';

/** Writes a site with one page, then fails as the variable `FAULT` says. */
const docusaurus = `
import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
if (existsSync('cache/damaged')) process.abort();
// Docusaurus ends with 0 when it's stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
const out = process.argv[process.argv.indexOf('--out-dir') + 1];
mkdirSync(out, {recursive: true});
writeFileSync(out + '/index.html', 'new '.repeat(1000));
mkdirSync(out + '/../../hosts');
writeFileSync(out + '/../../hosts/nginx.conf', 'new');
const faults = {
  fails: () => process.exit(3),
  'hangs in Docusaurus': () => {
    console.log('half way');
    setInterval(() => {}, 1e6);
  },
  crashes: () => process.abort(),
  'runs out of space': () => symlinkSync('/dev/full', out + '/index.html.br'),
};
faults[process.env.FAULT]?.();
`;

/** The build of that site. Finishing fails on demand, too. */
const build = `
import {stagedBuild} from ${JSON.stringify(join(__dirname, 'stagedBuild.ts'))};

async function finish() {
  if (process.env.FAULT === 'has no policy') throw new Error('No policy');
  if (process.env.FAULT !== 'hangs in finishing') return;
  console.log('half way');
  await new Promise((resolve) => setTimeout(resolve, 1e6));
}

void stagedBuild({siteDir: __dirname, base: '/docs/', docusaurus: ['docusaurus.mjs'], bundlerCache: 'cache', finish}).then(
  (code) => (process.exitCode = code),
);
`;

let site: string;
let running: ChildProcess | undefined;
const at = (...path: string[]) => join(site, ...path);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'build-'));
  write('docusaurus.mjs', docusaurus);
  write('build.ts', build);
  write('build/docs/index.html', 'old');
  write('hosts/nginx.conf', 'old');
});

afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(site, {recursive: true, force: true, maxRetries: 5});
});

function start(fault = '') {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', tsx, at('build.ts')], {
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

/** The age of what's served, which is also that of the files for operators. */
const served = () => {
  const age = readFileSync(at('build/docs/index.html'), 'utf8').slice(0, 3);
  expect(readFileSync(at('hosts/nginx.conf'), 'utf8')).toBe(age);
  return age;
};
const leftovers = () => readdirSync(site).filter((name) => name.startsWith('.build'));

async function expectNextBuildToSucceed() {
  const {code, output} = await start().ended;
  expect(output).toContain('The site is in build/docs');
  expect(code).toBe(0);
  expect(served()).toBe('new');
  expect(readdirSync(at('build/docs'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(leftovers()).toEqual([]);
}

test('everybody can read a build, whatever the umask', async () => {
  const umask = process.umask(0o077);
  const {ended} = start();
  process.umask(umask);
  expect((await ended).code).toBe(0);
  const paths = [
    'build',
    ...readdirSync(at('build'), {recursive: true}).map((name) => `build/${String(name)}`),
  ];
  expect(paths.filter((path) => (statSync(at(path)).mode & 0o044) !== 0o044)).toEqual([]);
});

test('removes a damaged cache of the bundler and starts the build again', async () => {
  write('cache/damaged', '');
  const {code, output} = await start().ended;
  expect(output).toMatch(/The bundler crashed, possibly because of a damaged file in \S+cache\./);
  expect(code).toBe(0);
  expect(served()).toBe('new');
  expect(existsSync(at('cache'))).toBe(false);
});

test('gives up if the bundler crashes for another reason', async () => {
  write('cache/whole', '');
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
  expect(run.output).toContain("The build didn't finish; any error is above. build/ is unchanged.");
  expect(run.code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
  await expectNextBuildToSucceed();
});

test('a second build says that another one is running, and leaves its files alone', async () => {
  const first = start('hangs in Docusaurus');
  await once(first.child.stdout, 'data');
  const second = await start().ended;
  expect(second.output).toContain('Another build is running in this folder');
  expect(second.code).toBe(1);
  expect(leftovers()).toEqual(['.build', '.build.lock']);
  first.child.kill('SIGTERM');
  await first.ended;
  await expectNextBuildToSucceed();
});

test.each([
  ['SIGTERM', 'hangs in Docusaurus', 143],
  ['SIGINT', 'hangs in Docusaurus', 130],
  ['SIGTERM', 'hangs in finishing', 143],
  ['SIGINT', 'hangs in finishing', 130],
  ['SIGHUP', 'hangs in finishing', 129],
] as const)('%s ends a build that %s', async (signal, fault, code) => {
  const {child, ended} = start(fault);
  await once(child.stdout, 'data');
  child.kill(signal);
  expect((await ended).code).toBe(code);
  expect(served()).toBe('old');
  expect(leftovers()).toEqual([]);
});
