import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {BUILD_VARIABLES} from '../src/config/environment.ts';
import {isFresh, sourceStamp, STAMP_FILE} from './sourceStamp.ts';

let site: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), {recursive: true});
  writeFileSync(join(site, file), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('docs/index.mdx', 'Hello');
  write('data/product.yaml', 'name');
  write(`build/${STAMP_FILE}`, `${sourceStamp(site)}\n`);
});
afterEach(() => rmSync(site, {recursive: true}));

const fresh = () => isFresh(site, join(site, 'build'));

test.each<[string, () => void, boolean]>([
  ['the sources are unchanged', () => {}, true],
  ['a file was touched', () => utimesSync(join(site, 'docs/index.mdx'), 0, 0), true],
  ['a document changed', () => write('README.md', 'changed'), true],
  ['a test changed', () => write('packages/content/facts/tokens.test.ts', 'changed'), true],
  ['a page changed', () => write('docs/index.mdx', 'changed'), false],
  ['a fact changed', () => write('data/product.yaml', 'changed'), false],
  ['a file is new', () => write('static/new.svg', 'changed'), false],
  ['a file was removed', () => rmSync(join(site, 'docs/index.mdx')), false],
  ['a file was renamed', () => renameSync(join(site, 'docs'), join(site, 'versioned_docs')), false],
])('if %s', (_, change, isStillFresh) => {
  change();
  expect(fresh()).toBe(isStillFresh);
});

test('is stale if the build or its stamp is missing', () => {
  rmSync(join(site, 'build', STAMP_FILE));
  expect(fresh()).toBe(false);
  rmSync(join(site, 'build'), {recursive: true});
  expect(fresh()).toBe(false);
});

test('is stale if a build variable changed, but not if another variable did', () => {
  expect(sourceStamp(site, {TAG_MANAGER_ID: 'GTM-1'})).not.toBe(sourceStamp(site, {}));
  expect(sourceStamp(site, {EDITOR: 'vi'})).toBe(sourceStamp(site, {}));
});

test('lists every variable that the configuration reads', () => {
  const config = join(__dirname, '../src/config');
  const text = readdirSync(config)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(config, file), 'utf8'))
    .join('\n');
  const read = Array.from(text.matchAll(/\benv\.([A-Z_]+)/g), ([, name]) => name!);
  // Docusaurus sets it.
  const own = read.filter((name) => name !== 'NODE_ENV');
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => !BUILD_VARIABLES.includes(name))).toEqual([]);
});
