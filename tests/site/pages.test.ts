/** Tests that `pages.json` contains all built pages and headings and nothing else. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {product} from '../../src/facts.ts';
import {build, builtPages as pages, filesEndingIn, htmlOf} from '../builtSite.ts';

const root = resolve(__dirname, '../..');

test('contains every built page of the documentation', () => {
  const built = filesEndingIn('.html')
    .filter((file) => readFileSync(join(build, file), 'utf8').includes('class="theme-doc-markdown'))
    .map((file) => `/${file.replace(/\/index\.html$/, '/')}`);
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
  const html = load(htmlOf(page.path));
  expect(html('nav.navbar')).toHaveLength(1);
  expect(html('main article h1')).toHaveLength(1);
  expect(html('main h1').first().text()).toBe(page.title);
  expect(html('title').text()).toContain(product.name);
  expect(html('meta[name=description]').attr('content')).toBe(page.frontmatter.short_description);
  for (const {slug, level} of page.headers) {
    // Without this class, reader modes drop headings such as `pagination`.
    expect(html(`h${level}.article-heading[id="${slug}"]`)).toHaveLength(1);
  }
  expect(JSON.stringify(page)).not.toMatch(/\{\{(product|limits)\./);
});
