/**
 * Tests the version menu. One tab visits many pages without reloading the site, each page before its
 * counterpart.
 */
import type {Page} from '@playwright/test';
import {anchorMap} from '../../../src/config/redirects.ts';
import {prefixOf, type Version} from '@portal/content/facts';
import {frozenVersions, versionOfRoute, versions} from '../../../src/facts.ts';
import type {Page as BuiltPage} from '@portal/hosting/manifest/schema';
import {builtPages, routeOf} from '../../builtSite.ts';
import {counterpartIn} from '../../counterparts.ts';
import {expect, goWithin, open, test} from '../../e2e/fixtures.ts';

const pageAt = (route: string) => builtPages.find((page) => routeOf(page) === route)!;

const oldest = frozenVersions.at(-1)!;

/** Every sixth page. `tests/content/site/versions.test.ts` checks the links of all pages. */
const walk = builtPages.filter((_, at) => at % 6 === 0);

/**
 * Returns the target of a heading in the other version: same or moved heading, or the start.
 */
function arrival(there: BuiltPage, slug: string | undefined): string {
  const slugs = there.headers.map((header) => header.slug);
  if (slug === undefined) return there.path;
  if (slugs.includes(slug)) return `${there.path}#${slug}`;
  const moved = anchorMap[`${routeOf(there)}#${slug}`];
  if (moved !== undefined) return `/docs${moved}`;
  return there.path;
}

async function walkAcross(page: Page, here: BuiltPage, target: Version): Promise<void> {
  const {route, isSamePage} = counterpartIn(target, routeOf(here));
  const there = pageAt(route);
  const title = page.getByRole('heading', {level: 1});
  const hash = here.headers[0] ? `#${here.headers[0].slug}` : '';
  await goWithin(page, here.path + hash);
  await expect(title, here.path).toHaveText(here.title);
  await page.locator('.navbar summary', {hasText: 'Docs version'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: target.label}).click();
  await expect(title, `${here.path} links to ${route}`).toHaveText(there.title);
  const slug = isSamePage ? here.headers[0]?.slug : undefined;
  await expect(page, `from ${here.path}${hash}`).toHaveURL(arrival(there, slug));
}

for (const version of versions) {
  const pages = walk.filter((page) => versionOfRoute(routeOf(page)) === version);
  test(`${pages.length} pages of ${version.id} link to other versions, at the same heading`, async ({
    page,
  }) => {
    await open(page, routeOf(pages[0]!), pages[0]!.title);
    const others = versions.filter((other) => other !== version);
    for (const here of pages) {
      for (const other of others) await walkAcross(page, here, other);
    }
  });
}

for (const [device, viewport] of [
  ['desktop', {width: 1350, height: 940}],
  ['phone', {width: 390, height: 844}],
] as const) {
  test(`a link to a heading of an older version on a ${device} also shows the banner`, async ({
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
