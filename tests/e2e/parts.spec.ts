/** A long page is laid out in parts where nobody needs to know how high all of it is. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures.ts';
import {recordShifts} from './layoutShifts.ts';
import {movedParts} from './movedParts.ts';

const REST = '/docs/api/rest/';

const isInParts = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-in-parts'));

/** Parts whose height is a guess yet. */
const guessed = (page: Page) =>
  page
    .locator('.theme-doc-markdown > *')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    );

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('becomes whole by itself, without moving what is in view', async ({page}) => {
  // From the load event on: before, tables move as their rows arrive.
  const shifts = await recordShifts(page, 'load');
  await page.goto(REST);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API reference');
  expect(await isInParts(page)).toBe(true);
  await expect.poll(() => guessed(page)).toBe(0);
  const moved = (await shifts()).reduce((sum, {value}) => sum + value, 0);
  expect(moved).toBeLessThan(0.001);
  const completed = await height(page);
  await page.reload();
  expect(await isInParts(page)).toBe(false);
  expect(await height(page)).toBe(completed);
});

test('loaded again, it shows what was being read', async ({page}) => {
  await page.goto(REST);
  await expect.poll(() => guessed(page)).toBe(0);
  const heading = page.getByRole('heading', {level: 2}).last();
  await heading.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  const place = () =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await expect.poll(place).toBe(before);
});

test('an address with a hash is laid out whole', async ({page}) => {
  await page.goto(`${REST}#errors`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('REST API reference');
  expect([await isInParts(page), await guessed(page)]).toEqual([false, 0]);
});

test('a page that a link opens is laid out in parts, one that is returned to whole', async ({
  page,
}) => {
  await open(page, '/limits/', 'Limits');
  await expect.poll(() => guessed(page)).toBe(0);
  const title = page.getByRole('heading', {level: 1});
  const before = await height(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(title).not.toHaveText('Limits');
  expect(await isInParts(page)).toBe(true);
  await expect.poll(() => guessed(page)).toBe(0);
  await page.goBack();
  await expect(title).toHaveText('Limits');
  expect([await isInParts(page), await guessed(page)]).toEqual([false, 0]);
  expect(await height(page)).toBe(before);
});

test('a part whose margins would move others is found', async ({page}) => {
  await page.goto('/docs/limits/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  expect(await movedParts(page)).toEqual([]);
  await page
    .locator('.theme-doc-markdown > ul')
    .first()
    .evaluate((list) => {
      (list.lastElementChild as HTMLElement).style.marginBottom = '9rem';
    });
  expect(await movedParts(page)).toEqual(['UL']);
});
