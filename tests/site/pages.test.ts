/** Tests that `pages.json` contains all built pages and headings and nothing else. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {load} from 'cheerio';
import {manifestSchema} from '@portal/hosting/manifest/schema';

const root = resolve(__dirname, '../..');
const docs = join(root, 'build/docs');
const pages = manifestSchema.parse(JSON.parse(readFileSync(join(docs, 'pages.json'), 'utf8')));

const fileOf = (path: string) =>
  join(docs, path.slice('/docs/'.length), path.endsWith('/') ? 'index.html' : '');

test('contains every built page of the documentation', () => {
  const built = readdirSync(docs, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(docs, join(entry.parentPath, entry.name)))
    .filter((file) => readFileSync(join(docs, file), 'utf8').includes('class="theme-doc-markdown'))
    .map((file) => `/docs/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  expect(pages.map(({path}) => path)).toEqual(built.sort());
});

test('gives each page a unique key', () => {
  expect(new Set(pages.map(({key}) => key)).size).toBe(pages.length);
});

test('is sorted, so that two builds give the same file', () => {
  const paths = pages.map(({path}) => path);
  expect(paths).toEqual([...paths].sort());
});

test.each(pages)('$path matches its source and its HTML', (page) => {
  expect(existsSync(join(root, page.relativePath))).toBe(true);
  const html = load(readFileSync(fileOf(page.path), 'utf8'));
  expect(html('main h1').first().text()).toBe(page.title);
  expect(html('meta[name=description]').attr('content')).toBe(page.frontmatter.short_description);
  for (const {slug, level} of page.headers) {
    expect(html(`h${level}[id="${slug}"]`)).toHaveLength(1);
  }
  expect(JSON.stringify(page)).not.toMatch(/\{\{(product|limits)\./);
});
