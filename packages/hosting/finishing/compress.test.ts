import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {brotliQuality, compressFolder} from './compress.ts';

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

test('uses a higher quality for files that many readers load', () => {
  expect(brotliQuality('build/docs/assets/js/main.1234.js')).toBe(11);
  expect(brotliQuality('build/docs/assets/css/styles.1234.css')).toBe(11);
  expect(brotliQuality('build/docs/assets/js/11b43341.1234.js')).toBe(6);
  expect(brotliQuality('build/docs/search-index.json')).toBe(9);
  expect(brotliQuality('build/docs/limits/index.html')).toBe(10);
  expect(brotliQuality('build/docs/limits/index.md')).toBe(6);
});
