import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {packFiles, packSite, textFiles} from './files.ts';
import {isPackedAlike, writeWay} from './way.ts';

const root = mkdtempSync(join(tmpdir(), 'pack-'));
afterAll(() => rmSync(root, {recursive: true}));

const site = join(root, 'site');
const former = join(root, 'former');
const script = 'assets/js/a.js';

/** Writes a site whose script says something. */
function write(folder: string, says: string) {
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
  writeFileSync(join(folder, script), says.repeat(300));
  writeFileSync(join(folder, 'index.html'), '<p>text</p>'.repeat(500));
  writeFileSync(join(folder, 'small.txt'), 'small');
  writeFileSync(join(folder, 'logo.png'), 'p'.repeat(2000));
}

beforeEach(() => {
  for (const folder of [site, former]) rmSync(folder, {recursive: true, force: true});
  write(site, 'let a;');
});

test('writes both forms beside text that gains', () => {
  expect(packSite(site)).toBe(3);
  const original = readFileSync(join(site, script), 'utf8');
  expect(String(brotliDecompressSync(readFileSync(join(site, `${script}.br`))))).toBe(original);
  expect(String(gunzipSync(readFileSync(join(site, `${script}.gz`))))).toBe(original);
  const packed = readdirSync(site).filter((name) => /\.(br|gz)$/.test(name));
  expect(packed.sort()).toEqual(['index.html.br', 'index.html.gz']);
});

test('lists the largest first', () => {
  expect(textFiles(site).map((path) => basename(path))).toEqual([
    'index.html',
    'a.js',
    'small.txt',
  ]);
});

describe('a former build', () => {
  const forms = () => ['.br', '.gz'].map((form) => readFileSync(join(site, script + form), 'utf8'));

  beforeEach(() => {
    write(former, 'let a;');
    packSite(former);
    for (const form of ['.br', '.gz']) writeFileSync(join(former, script + form), 'from before');
  });

  test('gives what is the same', () => {
    packFiles([join(site, script)], {site, former});
    expect(forms()).toEqual(['from before', 'from before']);
  });

  test.each([
    ['has other text of the same length', () => write(former, 'let b;')],
    ['has other text', () => write(former, 'let three;')],
    ['has no such file', () => rmSync(join(former, script))],
    ['lacks a form', () => rmSync(join(former, `${script}.gz`))],
  ])('gives nothing where it %s', (_, change) => {
    change();
    packFiles([join(site, script)], {site, former});
    expect(forms()).not.toContain('from before');
  });
});

test('a build tells whether it was packed in the same way', () => {
  expect(isPackedAlike(site)).toBe(false);
  writeWay(site);
  expect(isPackedAlike(site)).toBe(true);
  const [way] = readdirSync(site).filter((name) => name.startsWith('.'));
  writeFileSync(join(site, way!), 'with another version');
  expect(isPackedAlike(site)).toBe(false);
  expect(isPackedAlike(join(root, 'none'))).toBe(false);
});
