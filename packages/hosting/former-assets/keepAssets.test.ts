import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {hostModel} from '../rules/model.ts';
import {folderSource, siteSource} from './deploySources.ts';
import {keepAssets} from './keepAssets.ts';

let folder: string;
const at = (...path: string[]) => join(folder, ...path);

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/**
 * Writes a build with these assets. Their content is made from their names, as with hashed names.
 */
function build(name: string, assets: string[]): string {
  const files: Record<string, string> = {
    'host.json': JSON.stringify(
      hostModel({
        base: '/docs/',
        routes: ['/docs/'],
        documents: new Set(),
        redirects: {redirects: [], prefixes: []},
        sharedFiles: [],
        rootFiles: [],
      }),
    ),
    ...Object.fromEntries(assets.map((asset) => [`docs/assets/${asset}`, asset.repeat(200)])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(name, file)), {recursive: true});
    writeFileSync(at(name, file), text);
  }
  return at(name);
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Deploys a build on a day in January, after another one. */
const deploy = (name: string, assets: string[], on: number, from?: string, limits = {}) =>
  keepAssets({
    build: build(name, assets),
    ...(from !== undefined && {from: folderSource(at(from))}),
    days: 30,
    now: day(on),
    ...limits,
  });

const assetsOf = (name: string) => readdirSync(at(name, 'docs/assets/js')).sort();

test('keeps the chunks of the previous deploy next to the new ones, with their compressed copies', async () => {
  await deploy('a', ['js/main.aa.js', 'js/same.cc.js'], 1);
  const kept = await deploy('b', ['js/main.bb.js', 'js/same.cc.js'], 2, 'a');
  expect(kept).toEqual({files: 1, missing: []});
  expect(assetsOf('b')).toEqual([
    'main.aa.js',
    'main.aa.js.br',
    'main.aa.js.gz',
    'main.bb.js',
    'same.cc.js',
  ]);
  expect(readFileSync(at('b/docs/assets/js/main.aa.js'), 'utf8')).toBe('js/main.aa.js'.repeat(200));
});

test('counts the age of a file from the day it was replaced, not from the day it went live', async () => {
  await deploy('a', ['js/a.js'], 1);
  await deploy('b', ['js/b.js'], 100, 'a', {days: 10});
  expect(assetsOf('b')).toContain('a.js');
  await deploy('c', ['js/c.js'], 111, 'b', {days: 10});
  expect(assetsOf('c')).toContain('b.js');
  expect(assetsOf('c')).not.toContain('a.js');
});

test('a file that comes back counts as new', async () => {
  await deploy('a', ['js/a.js', 'js/back.js'], 1);
  await deploy('b', ['js/b.js'], 2, 'a');
  await deploy('c', ['js/back.js'], 20, 'b');
  await deploy('d', ['js/d.js'], 40, 'c');
  expect(assetsOf('d')).toContain('back.js');
  expect(assetsOf('d')).not.toContain('a.js');
});

test('changes nothing in a second run', async () => {
  await deploy('a', ['js/a.js'], 1);
  await deploy('b', ['js/b.js'], 2, 'a');
  const before = readFileSync(at('b/docs/deploys.json'), 'utf8');
  const again = {build: at('b'), days: 30, now: day(2)};
  await keepAssets({...again, from: folderSource(at('a'))});
  expect(readFileSync(at('b/docs/deploys.json'), 'utf8')).toBe(before);
});

test('deploying the same build again keeps the same files', async () => {
  await deploy('a', ['js/a.js'], 1);
  await deploy('b', ['js/b.js'], 2, 'a');
  await deploy('again', ['js/b.js'], 3, 'b');
  expect(assetsOf('again')).toContain('a.js');
  expect(readFileSync(at('again/docs/deploys.json'), 'utf8')).toBe(
    readFileSync(at('b/docs/deploys.json'), 'utf8'),
  );
});

test('reports a missing file and keeps the others', async () => {
  await deploy('a', ['js/a.js', 'js/gone.js'], 1);
  rmSync(at('a/docs/assets/js/gone.js'));
  const kept = await deploy('b', ['js/b.js'], 2, 'a');
  expect(kept).toEqual({files: 1, missing: ['js/gone.js']});
});

describe('fails for', () => {
  test('different files with the same name', async () => {
    await deploy('a', ['js/a.js'], 1);
    build('b', ['js/a.js', 'js/b.js']);
    writeFileSync(at('b/docs/assets/js/a.js'), 'damaged');
    const next = {build: at('b'), days: 30, now: day(2)};
    await expect(keepAssets({...next, from: folderSource(at('a'))})).rejects.toThrow(
      '/docs/assets/js/a.js differs',
    );
  });

  test('an earlier deploy without a list', async () => {
    build('a', ['js/a.js']);
    await expect(deploy('b', ['js/b.js'], 2, 'a')).rejects.toThrow('has no /docs/deploys.json');
  });

  test('a file that differs from the deployed one', async () => {
    await deploy('a', ['js/a.js'], 1);
    writeFileSync(at('a/docs/assets/js/a.js'), 'planted');
    await expect(deploy('b', ['js/b.js'], 2, 'a')).rejects.toThrow(
      `/docs/assets/js/a.js in ${at('a')} isn't the file that was deployed`,
    );
    expect(assetsOf('b')).toEqual(['b.js']);
  });

  test.each([
    ['js/page.html', 'a file type that assets have'],
    ['js/program.exe', 'a file type that assets have'],
    ['.hidden.js', 'a path inside the assets folder'],
  ])('a list that contains %s', async (name, reason) => {
    await deploy('a', ['js/a.js'], 1);
    const file = at('a/docs/deploys.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('js/a.js', name));
    await expect(deploy('b', ['js/b.js'], 2, 'a')).rejects.toThrow(reason);
  });

  test('a list without digests', async () => {
    await deploy('a', ['js/a.js'], 1);
    writeFileSync(at('a/docs/deploys.json'), JSON.stringify({'js/a.js': {}}));
    await expect(deploy('b', ['js/b.js'], 2, 'a')).rejects.toThrow("isn't a list of assets");
  });

  test('a list with a path outside the assets', async () => {
    await deploy('a', ['js/a.js'], 1);
    const file = at('a/docs/deploys.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('js/a.js', '../../../secret'));
    await expect(deploy('b', ['js/b.js'], 2, 'a')).rejects.toThrow(
      'a path inside the assets folder',
    );
    expect(existsSync(at('secret'))).toBe(false);
  });

  test("a folder that isn't a build", async () => {
    const none = {build: at('none'), days: 30, now: day(1)};
    await expect(keepAssets(none)).rejects.toThrow('host.json');
  });
});

describe('from a live site', () => {
  let server: Server;
  let status = 200;
  let origin: string;

  beforeEach(async () => {
    status = 200;
    server = createServer(({url = ''}, response) => {
      const file = at('a', url);
      if (status === 0) return;
      response.writeHead(
        existsSync(file) ? status : 404,
        status === 301 ? {Location: 'https://moved.example/'} : {},
      );
      response.end(existsSync(file) ? readFileSync(file) : 'Not found');
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await deploy('a', ['js/a.js', 'js/gone.js'], 1);
    rmSync(at('a/docs/assets/js/gone.js'));
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });

  const next = (timeout?: number) =>
    keepAssets({
      build: build('b', ['js/b.js']),
      from: siteSource(origin, timeout),
      days: 30,
      now: day(2),
    });

  test('fetches files', async () => {
    expect(await next()).toEqual({files: 1, missing: ['js/gone.js']});
    expect(assetsOf('b')).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.js']);
  });

  test('fails if the site responds with an error, so that no assets are lost', async () => {
    status = 503;
    await expect(next()).rejects.toThrow(
      `${origin}/docs/deploys.json responded with 503. Expected 200. Check that the site is up`,
    );
  });

  test('reports a redirect differently from an error', async () => {
    status = 301;
    await expect(next()).rejects.toThrow(
      'responded with 301 (redirect to https://moved.example/). Expected 200. Pass the URL it redirects to',
    );
  });

  test("fails if the site doesn't respond", async () => {
    status = 0;
    await expect(next(50)).rejects.toThrow(
      `${origin}/docs/deploys.json can't be reached: The operation was aborted due to timeout.`,
    );
  });

  test("fails with the URL and the reason if the site can't be reached", async () => {
    const gone = siteSource('http://127.0.0.1:9');
    await expect(gone.read('/docs/deploys.json')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/docs\/deploys\.json can't be reached: .+\. Check that/,
    );
  });

  test.each(['http://docs.example', 'ftp://docs.example', 'https://', 'http://localhost.example'])(
    'refuses to read from %s',
    (url) =>
      expect(() => siteSource(url)).toThrow(`--from is "${url}". Expected a folder or an https`),
  );

  test.each([
    'https://docs.example',
    'http://localhost:3000',
    'http://[::1]:80',
    'http://127.0.0.1',
  ])('accepts %s', (url) => expect(siteSource(url).name).toBe(url.replace(':80', '')));
});
