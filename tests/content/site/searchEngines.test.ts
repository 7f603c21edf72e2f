/** Tests the metadata of the site and its pages for search engines and link previews. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {product} from '../../../src/facts.ts';
import {readPages} from '@portal/content/html/page';
import {build, model} from '../../helpers/addresses.ts';

const read = (file: string) => readFileSync(join(build, file), 'utf8');
const page = (path: string) => load(read(`docs/${path}`));
const content = (path: string, selector: string) => page(path)(selector).attr('content');

/** Returns the JSON-LD of a page, by type. */
const linkedData = (path: string, type: string) =>
  page(path)('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(load(script).text()) as Record<string, unknown>)
    .find((data) => data['@type'] === type);

test('robots.txt links to the sitemap', () => {
  expect(model.rootFiles).toContain('/robots.txt');
  expect(read('robots.txt')).toContain(`Sitemap: ${product.docsUrl}/sitemap.xml\n`);
});

test('each page in the sitemap has the date of its last change, and none is a search page', () => {
  const sitemap = load(read('docs/sitemap.xml'), {xml: true});
  const entries = sitemap('url').toArray();
  const pages = entries.map((entry) => sitemap(entry).find('loc').text());
  const days = entries.map((entry) => sitemap(entry).find('lastmod').text());
  expect(entries.length).toBeGreaterThan(100);
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  expect(pages.filter((address) => address.includes('/search/'))).toEqual([]);
});

test('the search page has noindex, and pages of the documentation do not', () => {
  expect(content('search/index.html', 'meta[name=robots]')).toBe('noindex, follow');
  expect(content('limits/index.html', 'meta[name=robots]')).toBeUndefined();
});

test('the not-found page has its own title', () => {
  expect(page('404.html')('title').text()).toBe(`Page not found | ${product.name} docs`);
});

/** Where the attributes of an element are, which the types of Cheerio leave out. */
interface Places {
  attrs?: Record<string, {startOffset: number; endOffset: number}>;
}

test('all attributes in heads have quotes, because WhatsApp and LinkedIn ignore others', () => {
  const bare = [...readPages(build)].flatMap(({file, html}) => {
    const head = html.replace(/(<body|<article)[^]*/, '');
    const elements = load(head, {sourceCodeLocationInfo: true})('head *').toArray();
    return elements
      .flatMap((element) => Object.values((element.sourceCodeLocation as Places).attrs ?? {}))
      .map(({startOffset, endOffset}) => `${file}: ${html.slice(startOffset, endOffset)}`)
      .filter((text) => /^[^=]+=[^"']/.test(text));
  });
  expect(bare).toEqual([]);
});

test.each([
  ['limits/index.html', 'article'],
  ['search/index.html', 'website'],
])('%s has the type %s and the name of this site', (path, type) => {
  expect(page(path)('meta[property="og:type"]')).toHaveLength(1);
  expect(content(path, 'meta[property="og:type"]')).toBe(type);
  expect(content(path, 'meta[property="og:site_name"]')).toBe(`${product.name} docs`);
});

test.each(['limits/index.html', 'v1/index.html'])('%s has the date of its last change', (path) => {
  const address = `${product.docsUrl}/${path.replace('index.html', '')}`;
  expect(linkedData(path, 'TechArticle')).toMatchObject({
    url: address,
    headline: page(path)('h1').text(),
    dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) as string,
  });
});
