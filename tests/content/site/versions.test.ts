/** Tests the links between versions and the metadata for search engines. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {folderOf} from '@portal/content/facts';
import {
  currentVersion,
  frozenVersions,
  product,
  versionOfRoute,
  versions,
} from '../../../src/facts.ts';
import {build, builtPages as pages, fileOf, htmlOf, routeOf} from '../../builtSite.ts';
import {counterpartIn} from '../../counterparts.ts';

const routes = new Set(pages.map(routeOf));
const parsed = new Map<string, CheerioAPI>();

/** Returns a page. Each is parsed only once, because that takes most of the time. */
function pageAt(route: string): CheerioAPI {
  const page = parsed.get(route) ?? load(htmlOf(`/docs${route}`));
  parsed.set(route, page);
  return page;
}

const routesOf = (version: (typeof versions)[number]) =>
  [...routes].filter((route) => versionOfRoute(route) === version);
const inFrozen = frozenVersions.flatMap((version) =>
  routesOf(version).map((route) => [route, version] as const),
);

test('there are two versions: v2, marked New, and v1 with about forty pages', () => {
  expect(versions.map(({label, badge}) => [label, badge])).toEqual([
    ['v2', 'New'],
    ['v1', undefined],
  ]);
  expect(routesOf(frozenVersions[0]!).length).toBeGreaterThanOrEqual(38);
});

test('the counterpart of any page in any version is a page of that version', () => {
  const counterparts = [...routes].flatMap((route) =>
    versions.map((version) => [route, version, counterpartIn(version, route).route] as const),
  );
  const wrong = counterparts.filter(
    ([, version, to]) => !routes.has(to) || versionOfRoute(to) !== version,
  );
  expect(wrong.map(([from, {id}, to]) => `${from} in ${id}: ${to}`)).toEqual([]);
});

test.each(versions)('the pages of $id are in the manifest with its label', (version) => {
  const own = pages.filter(({version: label}) => label === version.label);
  expect(own.map(routeOf).sort()).toEqual(routesOf(version).sort());
  for (const {relativePath} of own) expect(relativePath.startsWith(folderOf(version))).toBe(true);
});

test.each(versions)(
  'search engines can index $id only if the table of versions allows it',
  (version) => {
    const sitemap = readFileSync(join(build, 'docs/sitemap.xml'), 'utf8');
    for (const route of routesOf(version)) {
      const page = pageAt(route);
      const robots = page('meta[name=robots]').attr('content') ?? '';
      expect([route, !robots.includes('noindex')]).toEqual([route, version.indexed]);
      expect(sitemap.includes(`${product.docsUrl}${route}<`)).toBe(version.indexed);
      expect(page('link[rel=canonical]').attr('href')).toBe(product.docsUrl + route);
    }
  },
);

test.each(inFrozen)('%s shows its version and links to the current one', (route, version) => {
  const page = pageAt(route);
  const banner = page('aside[aria-label="Version of this page"]');
  expect(banner.text()).toContain(`This page is about ${version.label}, ${version.banner}`);
  const links = banner.find('a').toArray();
  const guide = version.migrationGuide === undefined ? [] : [`/docs${version.migrationGuide}`];
  expect(links.map((link) => page(link).attr('href'))).toEqual([
    `/docs${counterpartIn(currentVersion, route).route}`,
    ...guide,
  ]);
});

test('pages of the current version link to the previous version if it has the page, and have no banner', () => {
  const [before] = frozenVersions;
  for (const route of routesOf(currentVersion)) {
    const page = pageAt(route);
    const {route: to, isSamePage} = counterpartIn(before!, route);
    expect(page('aside[aria-label="Version of this page"]')).toHaveLength(0);
    const links = page('.version-link a').toArray();
    const expected = isSamePage ? [`/docs${to}`] : [];
    expect([route, links.map((link) => page(link).attr('href'))]).toEqual([route, expected]);
    if (isSamePage) expect(existsSync(fileOf(`/docs${to}`))).toBe(true);
  }
});

test('the version menu of every page links to the nearest page of every version', () => {
  for (const route of routes) {
    const page = pageAt(route);
    const links = page('.navbar summary:contains("Docs version") + ul a').toArray();
    expect([route, links.map((link) => page(link).attr('href'))]).toEqual([
      route,
      versions.map((version) => `/docs${counterpartIn(version, route).route}`),
    ]);
  }
});
