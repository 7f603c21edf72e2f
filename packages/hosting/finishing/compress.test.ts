import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {brotliOf, brotliQuality, compressFolder, Compressor} from './compress.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compress-'))));
afterEach(() => rmSync(folder, {recursive: true}));

test('compresses text files in both formats, but not small files or images', async () => {
  const text = 'limits '.repeat(500);
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'small.html'), 'limits');
  writeFileSync(join(folder, 'card.png'), text);
  expect(await compressFolder(folder)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([
    'card.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'small.html',
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(folder, 'index.html.gz'))))).toBe(text);
});

test('does not compress a file again, and reports one that failed in the background', async () => {
  const file = join(folder, 'index.html');
  writeFileSync(file, 'limits '.repeat(500));
  const compressor = new Compressor();
  await compressor.start(file);
  await compressor.end();
  rmSync(`${file}.br`);
  expect(await compressFolder(folder, compressor)).toBe(1);
  expect(readdirSync(folder)).not.toContain('index.html.br');
  await compressor.start(join(folder, 'gone.html'));
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(join(folder, `${name}.html`), name);
    await compressor.start(join(folder, `${name}.html`));
  }
  await expect(compressor.end()).rejects.toThrow('ENOENT');
});

test('uses a higher quality for files that many readers load', () => {
  expect(brotliQuality('build/docs/assets/js/main.1234.js')).toBe(11);
  expect(brotliQuality('build/docs/assets/css/styles.1234.css')).toBe(11);
  expect(brotliQuality('build/docs/assets/js/11b43341.1234.js')).toBe(6);
  expect(brotliQuality('build/docs/search-index.json')).toBe(10);
  expect(brotliQuality('build/docs/limits/index.html')).toBe(6);
  expect(brotliQuality('build/docs/limits/index.md')).toBe(6);
});

/** Words in an order that compresses to about two bytes each. */
function words(count: number): Buffer {
  let random = 1;
  const next = () => (random = (random * 48_271) % 2_147_483_647);
  return Buffer.from(Array.from({length: count}, () => (next() % 4001).toString(36)).join(' '));
}

test.each([
  [6500, false],
  [7200, true],
  [8000, false],
])(
  'compresses a page of %d words more if it can fit into a round trip: %s',
  async (count, more) => {
    const page = await brotliOf('limits/index.html', words(count));
    const other = await brotliOf('limits/index.md', words(count));
    expect(page.length < other.length).toBe(more);
  },
);
