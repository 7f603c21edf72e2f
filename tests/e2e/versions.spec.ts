/**
 * The version menu, from every page to every other version. A tab walks many pages as a reader does,
 * without loading the site anew: a page and its counterpart stand side by side on the way.
 */
import type {Page} from '@playwright/test';
import {anchorMap} from '../../config/redirects.ts';
import {
  frozenVersions,
  prefixOf,
  type Version,
  versionOfRoute,
  versions,
} from '../../facts/versions.ts';
import {nearestAnchor} from '../../src/content/nearestAnchor.ts';
import {wayTo} from '../ways.ts';
import {expect, open, test} from './fixtures.ts';
import {builtPages, type BuiltPage} from './pages.ts';

/** Pages that one tab walks; few enough that two workers finish together. */
const PAGES_A_WALK = 23;

const routeOf = ({path}: BuiltPage) => path.replace(/^\/docs/, '');
const pageAt = (route: string) => builtPages.find((page) => routeOf(page) === route)!;

const oldest = frozenVersions.at(-1)!;

/** Every page once, each page of the oldest version followed by those that lead to it. */
const way = builtPages
  .filter((page) => versionOfRoute(routeOf(page)) === oldest)
  .flatMap((older) => [
    older,
    ...builtPages.filter((page) => wayTo(oldest, routeOf(page)).route === routeOf(older)),
  ])
  .filter((page, at, all) => all.indexOf(page) === at);

const walks = Array.from({length: Math.ceil(way.length / PAGES_A_WALK)}, (_, at) =>
  way.slice(at * PAGES_A_WALK, (at + 1) * PAGES_A_WALK),
);

/** Where a heading of the other version leads: to itself, to where it moved, to its like, or to the start. */
function arrival(there: BuiltPage, slug: string | undefined): string {
  const slugs = there.headers.map((header) => header.slug);
  if (slug === undefined) return there.path;
  if (slugs.includes(slug)) return `${there.path}#${slug}`;
  const moved = anchorMap[`${routeOf(there)}#${slug}`];
  if (moved !== undefined) return `/docs${moved}`;
  const nearest = nearestAnchor(slug, slugs);
  return nearest === undefined ? there.path : `${there.path}#${nearest}`;
}

/** Goes to an address as the router does, within the loaded site. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({key: to}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  }, address);
}

async function walkAcross(page: Page, here: BuiltPage, target: Version): Promise<void> {
  const {route, isSamePage} = wayTo(target, routeOf(here));
  const there = pageAt(route);
  const title = page.getByRole('heading', {level: 1});
  const hash = here.headers[0] ? `#${here.headers[0].slug}` : '';
  await goWithin(page, here.path + hash);
  await expect(title, here.path).toHaveText(here.title);
  await page.locator('.navbar summary', {hasText: 'Docs version'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: target.label}).click();
  await expect(title, `${here.path} leads to ${route}`).toHaveText(there.title);
  const slug = isSamePage ? here.headers[0]?.slug : undefined;
  await expect(page, `from ${here.path}${hash}`).toHaveURL(arrival(there, slug));
}

test('the walks pass by every page', () => {
  expect(
    walks
      .flat()
      .map(({path}) => path)
      .sort(),
  ).toEqual(builtPages.map(({path}) => path).sort());
});

for (const walk of walks) {
  const [first] = walk;
  test(`${walk.length} pages from ${first!.path} on lead across, at the same heading`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await open(page, routeOf(first!), first!.title);
    for (const here of walk) {
      const others = versions.filter((version) => version !== versionOfRoute(routeOf(here)));
      for (const version of others) await walkAcross(page, here, version);
    }
  });
}

for (const [device, viewport] of [
  ['desktop', {width: 1350, height: 940}],
  ['phone', {width: 390, height: 844}],
] as const) {
  test(`who lands on a heading of an older version on a ${device} sees that it is one`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const {path, headers} = pageAt(`${prefixOf(oldest)}/workflows/steps/params/`);
    const slug = headers[2]!.slug;
    await page.goto(`${path}#${slug}`);
    const banner = page.getByRole('complementary', {name: 'Version of this page'});
    const heading = page.locator(`#${slug}`);
    await expect(banner).toBeInViewport({ratio: 1});
    await expect(heading).toBeInViewport({ratio: 1});
    const [above, below] = [await banner.boundingBox(), await heading.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  });
}
