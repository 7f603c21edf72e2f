/** Tests that links to sections of other pages land below the navbar, and that back returns. */
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages, htmlOf} from '../../builtSite.ts';
import {expect, hydrated, scrollDown, scrollY, test} from '../../e2e/fixtures.ts';

interface Pair {
  from: string;
  to: string;
  hash: string;
}

/** Returns the links of all pages to sections of other pages, one per section. */
function sectionLinks(): Pair[] {
  const pairs = builtPages.flatMap(({path}) => {
    const $ = load(htmlOf(path));
    return (
      $('article .theme-doc-markdown a[href^="/docs/"][href*="#"]')
        .toArray()
        // Links in closed details and hidden tabs aren't visible.
        .filter((link) => $(link).closest('details, [hidden]').length === 0)
        .map((link): Pair => {
          const [to = '', hash = ''] = $(link).attr('href')!.split('#');
          return {from: path, to, hash};
        })
        .filter(({to}) => to !== path)
    );
  });
  return [...new Map(pairs.map((pair) => [`${pair.to}#${pair.hash}`, pair])).values()];
}

/** Returns every n-th pair, to get some from all kinds of pages. */
function some(pairs: readonly Pair[], count: number): Pair[] {
  const step = Math.max(1, Math.floor(pairs.length / count));
  return pairs.filter((_, at) => at % step === 0).slice(0, count);
}

/** The number of links per screen size. `PAIRS=35 npm run test:e2e -- sections` follows more. */
const PAIRS = Number(process.env.PAIRS ?? 7);

const all = sectionLinks();

test('there are enough links to sections', () => expect(all.length).toBeGreaterThan(120));

/** Sticky elements at the top: the navbar, and the banner of an older version. */
const STICKY = '.navbar, aside[aria-label="Version of this page"]';

/**
 * Returns the distance of an element from them in pixels, or 0 if the page can't scroll further.
 */
const distance = (page: Page, id: string) =>
  page.evaluate(
    ([name, sticky]) => {
      const {top} = document.getElementById(name!)!.getBoundingClientRect();
      const bottoms = [...document.querySelectorAll(sticky!)].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      const bottom = Math.max(...bottoms);
      const {scrollHeight} = document.documentElement;
      const isAtEnd = scrollHeight - window.innerHeight - window.scrollY < 2;
      return isAtEnd && top > bottom ? 0 : top - bottom;
    },
    [decodeURIComponent(id), STICKY],
  );

async function expectBelowNavbar(page: Page, {to, hash}: Pair) {
  await expect(page).toHaveURL(`${to}#${hash}`);
  await expect(async () => {
    const below = await distance(page, hash);
    expect(below).toBeGreaterThanOrEqual(-1);
    expect(below).toBeLessThan(60);
  }).toPass();
}

async function expectAt(page: Page, position: number) {
  await expect(async () => {
    // The height of a page can be a fraction of a pixel more or less.
    expect(Math.abs((await scrollY(page)) - position)).toBeLessThanOrEqual(1);
  }).toPass();
}

const screens = {
  desktop: {width: 1350, height: 940},
  phone: {width: 390, height: 844},
};

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use({viewport, hasTouch: name === 'phone'});

    for (const pair of some(all, PAIRS)) {
      test(`${pair.from} to ${pair.to}#${pair.hash}, back and forward`, async ({page}) => {
        await page.goto(pair.from);
        await hydrated(page);
        const selector = `article a[href="${pair.to}#${pair.hash}"]:visible`;
        const link = page.locator(selector).first();
        await link.scrollIntoViewIfNeeded();
        const position = await scrollY(page);
        if (name === 'phone') await link.tap();
        else await link.click();
        await expectBelowNavbar(page, pair);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${pair.from}(#|$)`));
        await expectAt(page, position);
        await page.goForward();
        await expectBelowNavbar(page, pair);
      });
    }
  });
}

test('by keyboard', async ({page}) => {
  const [pair] = some(all, 1) as [Pair];
  await page.goto(pair.from);
  await hydrated(page);
  await page.locator(`article a[href="${pair.to}#${pair.hash}"]:visible`).first().focus();
  await page.keyboard.press('Enter');
  await expectBelowNavbar(page, pair);
});

test('by a search result', async ({page, search}) => {
  await page.goto('/docs/pricing/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await search.field.fill('cold start');
  // Results may still change while the full index loads, so the section is known after the click.
  await search.sections.first().click();
  await expect(page).toHaveURL(/cold-starts\/#/);
  const {pathname: to, hash} = new URL(page.url());
  await expectBelowNavbar(page, {from: '/docs/pricing/', to, hash: hash.slice(1)});
});

const longest = builtPages
  .map(({path}) => ({path, length: htmlOf(path).length}))
  .sort((a, b) => b.length - a.length)
  .slice(0, 5);

for (const {path} of longest) {
  test(`back and forward restore the position on ${path}, also after a reload`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Scroll to the middle of a section, and wait for its hash.
    await scrollDown(page, Math.round(height / 2));
    await expect(page).toHaveURL(/#/);
    const position = await scrollY(page);
    const link = page.locator('nav.navbar').getByRole('link', {name: 'Pricing', exact: true});
    // A real click would scroll a bit first, because the link is above the scroll padding.
    const leave = () => link.dispatchEvent('click');
    await leave();
    await expect(page).toHaveURL(/\/pricing\/$/);
    await page.goBack();
    await expectAt(page, position);
    await page.reload();
    await hydrated(page);
    await expectAt(page, position);
    await leave();
    await expect(page).toHaveURL(/\/pricing\/$/);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectAt(page, position);
  });
}
