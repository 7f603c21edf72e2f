/** Tests the page of guides: the list, its filter and the learning paths. */
import {expect, hydrated, open, test} from '../../e2e/fixtures.ts';

const GUIDES = ['/guides/', 'Guides'] as const;
const NODE_ONLY = 'Ask for approval with a deadline';
const WITH_PYTHON = 'Process data in Python and pass it to Node.js';

test('the filter shows the guides for one task or language', async ({page}) => {
  await open(page, ...GUIDES);
  const listed = page.locator('li[data-tags]');
  const shown = listed.filter({visible: true});
  const all = await listed.count();
  await expect(shown).toHaveCount(all);

  await page.getByRole('radio', {name: 'Python'}).check();
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(WITH_PYTHON);

  await page.getByRole('radio', {name: 'Ask people and report to them'}).check();
  await expect(shown.filter({hasText: NODE_ONLY})).toHaveCount(1);
  await expect(shown.filter({hasText: WITH_PYTHON})).toHaveCount(0);

  await page.getByRole('radio', {name: 'All'}).check();
  await expect(shown).toHaveCount(all);
});

test('the choice stays after Back and a reload, and adds no history entry', async ({page}) => {
  await page.goto('/docs/guides/#all-guides-by-task');
  await hydrated(page);
  const heading = page.getByRole('heading', {name: 'All guides'});
  const python = page.getByRole('radio', {name: 'Python'});
  const listed = page.locator('li[data-tags]').filter({visible: true});
  const entries = await page.evaluate(() => history.length);
  await python.check();
  await expect(page).toHaveURL(/\/guides\/\?show=python/);
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await listed.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(WITH_PYTHON);
  await page.goBack();
  await expect(listed).toHaveCount(1);
  await expect(python).toBeChecked();
  await expect(heading).toBeInViewport();

  await page.reload();
  await hydrated(page);
  await expect(python).toBeChecked();
  await expect(listed).toHaveCount(1);
  await page.getByRole('radio', {name: 'All'}).check();
  await expect(page).not.toHaveURL(/show/);
});

test('a learning path links to its pages by their short names', async ({page}) => {
  await open(page, ...GUIDES);
  const path = page.getByRole('listitem').filter({hasText: 'Build workflows that connect apps'});
  await path.getByRole('link', {name: 'Approval'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(NODE_ONLY);
});

test('a page that guides refer to ends with links to them', async ({page}) => {
  await open(page, '/code/nodejs/rerun/', /.+/);
  const links = page.getByRole('navigation', {name: 'Guides that use this'}).getByRole('link');
  await expect(links.filter({hasText: NODE_ONLY})).toHaveAttribute(
    'href',
    '/docs/guides/approval/',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page has plain lists, and the filter works', async ({page}) => {
    await page.goto('/docs/guides/');
    await expect(page.getByRole('link', {name: NODE_ONLY}).first()).toBeVisible();
    await page.getByRole('radio', {name: 'Python'}).check();
    await expect(page.locator('li[data-tags]').filter({visible: true})).toHaveCount(1);
  });
});
