import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

test('is fresh if the sources are unchanged', () => expect(fresh()).toBe(true));

test('is fresh if a file was touched but not changed', () => {
  utimesSync(join(site, 'docs/index.mdx'), 0, 0);
  expect(fresh()).toBe(true);
});

test.each([
  'docs/index.mdx',
  'data/product.yaml',
  'static/new.svg',
  'versioned_docs/version-v1/a.mdx',
])('is stale if %s changed', (file) => {
  write(file, 'changed');
  expect(fresh()).toBe(false);
});

test('is stale if a file was removed or renamed', () => {
  rmSync(join(site, 'docs/index.mdx'));
  expect(fresh()).toBe(false);
  write('docs/other.mdx', 'Hello');
  expect(fresh()).toBe(false);
});

test.each(['README.md', 'packages/content/facts/tokens.test.ts', 'tests/site/routes.test.ts'])(
  'is fresh if only %s changed',
  (file) => {
    write(file, 'changed');
    expect(fresh()).toBe(true);
  },
);

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
