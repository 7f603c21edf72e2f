import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {precompress} from './precompress.ts';

const root = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(root, {recursive: true}));

const site = join(root, 'site');
const cache = join(root, 'cache');
const asset = join(site, 'assets/js/a.js');
const page = join(site, 'index.html');

const write = (script: string) => {
  mkdirSync(join(site, 'assets/js'), {recursive: true});
  writeFileSync(asset, script.repeat(300));
  writeFileSync(page, '<p>text</p>'.repeat(300));
  writeFileSync(join(site, 'small.txt'), 'small');
};

const poison = () => {
  for (const file of readdirSync(cache)) writeFileSync(join(cache, file), 'from memory');
};

test('writes both forms beside files that gain', async () => {
  write('let a;');
  expect(await precompress(site, {cache})).toBe(3);
  const original = readFileSync(asset, 'utf8');
  expect(String(brotliDecompressSync(readFileSync(`${asset}.br`)))).toBe(original);
  expect(String(gunzipSync(readFileSync(`${asset}.gz`)))).toBe(original);
  expect(readdirSync(site)).not.toContain('small.txt.br');
});

test('remembers assets, not pages, and gives the same bytes', async () => {
  const before = readFileSync(`${asset}.br`);
  await precompress(site, {cache});
  expect(readFileSync(`${asset}.br`)).toEqual(before);
  expect(readdirSync(cache)).toHaveLength(2);
  poison();
  await precompress(site, {cache});
  expect(readFileSync(`${asset}.br`, 'utf8')).toBe('from memory');
  expect(readFileSync(`${page}.br`, 'utf8')).not.toBe('from memory');
});

test('compresses anew what has changed, and forgets what it was', async () => {
  poison();
  write('let b;');
  await precompress(site, {cache});
  const original = readFileSync(asset, 'utf8');
  expect(String(brotliDecompressSync(readFileSync(`${asset}.br`)))).toBe(original);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache).map((file) => readFileSync(join(cache, file), 'utf8'))).not.toContain(
    'from memory',
  );
});

test('compresses the parts of a site one after the other, in either order', async () => {
  const index = join(site, 'search-index.json');
  for (const only of ['changed last', 'final early', 'full index'] as const) {
    rmSync(site, {recursive: true});
    write('let c;');
    writeFileSync(index, '{}'.repeat(2_000));
    expect(await precompress(site, {only})).toBe(only === 'final early' ? 2 : 1);
    expect(existsSync(`${page}.br`)).toBe(only === 'changed last');
    expect(existsSync(`${asset}.br`)).toBe(only === 'final early');
    expect(existsSync(`${index}.br`)).toBe(only === 'full index');
  }
});
