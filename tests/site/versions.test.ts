/** v1 beside v2: the ways across, and what search engines are told. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {counterparts, withoutCounterpart} from '../../facts/counterparts.ts';
import {product} from '../../facts/product.ts';
import {counterpartOf} from '../../src/content/counterpart.ts';
import type {Page} from '../../src/output/manifest/schema.ts';

const build = resolve(__dirname, '../../build/docs');
const read = (file: string) => readFileSync(join(build, file), 'utf8');
const pages = JSON.parse(read('pages.json')) as Page[];

const routeOf = ({path}: {path: string}) => path.replace(/^\/docs/, '');
const routes = new Set(pages.map(routeOf));
const v1Routes = [...routes].filter((route) => route.startsWith('/v1/'));
const fileOf = (route: string) => (route.endsWith('/') ? `${route}index.html` : route);
const pageAt = (route: string) => load(read(fileOf(route)));

test('there are about forty pages of v1', () => {
  expect(v1Routes.length).toBeGreaterThanOrEqual(38);
});

test('both ends of every pair exist', () => {
  expect(counterparts.flat().filter((route) => !routes.has(route))).toEqual([]);
});

test('every v1 page has one counterpart or a reason', () => {
  const paired = counterparts.map(([v1]) => v1);
  const reasons = Object.keys(withoutCounterpart);
  expect([...paired, ...reasons].sort()).toEqual([...v1Routes].sort());
});

test('every way across, from any page, ends at a page', () => {
  const ways = [...routes].map((route) => [route, counterpartOf(route).route] as const);
  expect(ways.filter(([, to]) => !routes.has(to))).toEqual([]);
});

describe.each(v1Routes)('%s', (route) => {
  const page = pageAt(route);

  test('is kept out of search engines', () => {
    expect(page('meta[name=robots]').attr('content')).toContain('noindex');
    expect(read('sitemap.xml')).not.toContain(`${product.docsUrl}${route}<`);
    expect(page('link[rel=canonical]').attr('href')).toBe(product.docsUrl + route);
  });

  test('says that it is v1, and leads to v2 and to the migration guide', () => {
    const links = page('article aside a, aside[aria-label="Version of this page"] a')
      .toArray()
      .map((link) => page(link).attr('href'));
    expect(links).toEqual([`/docs${counterpartOf(route).route}`, '/docs/migrate-from-v1/']);
  });
});

test('v2 pages are indexed, and those with a v1 page lead to it', () => {
  for (const [v1, v2] of counterparts) {
    const page = pageAt(v2);
    expect(page('meta[name=robots]').attr('content') ?? '').not.toContain('noindex');
    const back = counterpartOf(v2).route;
    expect(page(`.version-link a[href="/docs${back}"]`)).toHaveLength(1);
    expect(existsSync(join(build, fileOf(v1)))).toBe(true);
  }
});
