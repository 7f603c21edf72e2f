import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {hostModelSchema} from '../rules/model.ts';
import {writeHosts} from './write.ts';

let folder: string;
const read = (name: string) => readFileSync(join(folder, 'build', name), 'utf8');
const readHost = (name: string) => readFileSync(join(folder, 'hosts', name), 'utf8');
const write = () =>
  writeHosts(join(folder, 'build/docs'), {
    base: '/docs/',
    routes: ['/docs/'],
    documents: new Set(),
    unindexed: [],
    redirects: {redirects: [{from: '/cron', to: '/'}], prefixes: []},
    operator: {},
    ownFiles: join(folder, 'public'),
    origin: 'https://acme.example',
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  for (const name of ['index.html', '404.html', 'cron/daily/index.html', 'assets/js/main.js']) {
    const file = join(folder, 'build/docs', name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, name);
  }
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/mine.txt'), 'mine');
  write();
});
afterEach(() => rmSync(folder, {recursive: true}));

test('writes the files of every host', () => {
  for (const name of ['nginx.conf', 'Caddyfile', 'netlify/_redirects']) {
    expect(readHost(name)).toContain('/docs/cron');
  }
  expect(read('_redirects')).toContain('/docs/cron');
  expect(read('404.html')).toBe(read('docs/404.html'));
  expect(read('index.html')).toContain('url=/docs/');
});

test('writes no script hashes into host files, because pages may be from another build', () => {
  for (const name of ['host.json', 'nginx.conf', 'Caddyfile']) {
    expect(readHost(name)).not.toMatch(/sha256-|script-src/);
  }
});

test('lists the files at the root of the host for every server', () => {
  expect(hostModelSchema.parse(JSON.parse(readHost('host.json'))).rootFiles).toEqual([
    '/mine.txt',
    '/robots.txt',
  ]);
  expect(readHost('nginx.conf')).toContain('location = /mine.txt { }');
  expect(readHost('Caddyfile')).toContain('@outside not path /docs/* /mine.txt /robots.txt');
});

test("fails if the name of the operator's file isn't safe in the configuration of a host", () => {
  writeFileSync(join(folder, 'public/a file.txt'), 'mine');
  expect(write).toThrow('public/a file.txt has a name that');
});

test.each(['index.html', '_headers', 'docs/page/index.html'])(
  "fails if the operator's file %s would overwrite one of the build",
  (name) => {
    const file = join(folder, 'public', name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, 'mine');
    expect(write).toThrow(`${name} would overwrite a file of the build`);
  },
);
