/** Tests that all required routes exist in the built site. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {product} from '@portal/content/facts';
import {requiredRoutes} from './requiredRoutes.ts';

const build = resolve(__dirname, '../../build/docs');
const read = (file: string) => readFileSync(join(build, file), 'utf8');

/** Returns the file that a static host serves for a route. */
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);

const sitemap = new Set(
  load(read('sitemap.xml'), {xml: true})('loc')
    .toArray()
    .map((loc) => load(loc).text()),
);

test('the list of routes is complete and has no duplicates', () => {
  expect(requiredRoutes.length).toBeGreaterThanOrEqual(93);
  expect(new Set(requiredRoutes).size).toBe(requiredRoutes.length);
});

describe.each(requiredRoutes)('%s', (route) => {
  const html = existsSync(join(build, fileOf(route))) ? read(fileOf(route)) : '';
  const page = load(html);

  test('is a page of the main layout with one title', () => {
    expect(page('nav.navbar')).toHaveLength(1);
    expect(page('main article h1')).toHaveLength(1);
    expect(page('main article h1').text()).not.toBe('');
    expect(page('title').text()).toContain(product.name);
  });

  test('has its own address as the canonical link and is in the sitemap', () => {
    const address = product.docsUrl + route;
    expect(page('link[rel=canonical]').attr('href')).toBe(address);
    expect(sitemap).toContain(address);
  });

  test('has a description', () => {
    expect(page('meta[name=description]').attr('content')!.length).toBeGreaterThanOrEqual(20);
  });
});
