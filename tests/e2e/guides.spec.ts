/** Tests the page of guides: the filter by language and the marks of read guides. */
import {expect, hydrated, open, test} from './fixtures.ts';

const GUIDES = ['/guides/', 'Guides'] as const;
const NODE_ONLY = 'Ask for approval with a deadline';
const WITH_PYTHON = 'Process data in Python and pass it to Node.js';

test('the filter shows the guides of one language', async ({page}) => {
  await open(page, ...GUIDES);
  const listed = page.locator('li[data-languages]');
  const all = await listed.filter({visible: true}).count();

  await page.getByRole('radio', {name: 'Python'}).check();
  await expect(listed.filter({visible: true})).toHaveCount(1);
  await expect(listed.filter({visible: true})).toContainText(WITH_PYTHON);

  await page.getByRole('radio', {name: 'All'}).check();
  await expect(listed.filter({visible: true})).toHaveCount(all);
});

test('the language stays after Back and a reload, and adds no history entry', async ({page}) => {
  await page.goto('/docs/guides/#all-guides-by-task');
  await hydrated(page);
  const heading = page.getByRole('heading', {name: 'All guides by task'});
  const python = page.getByRole('radio', {name: 'Python'});
  const listed = page.locator('li[data-languages]').filter({visible: true});
  const entries = await page.evaluate(() => history.length);
  await python.check();
  await expect(page).toHaveURL(/\/guides\/\?language=python/);
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
  await expect(page).not.toHaveURL(/language/);
});

test('a mark is stored in the browser, and shown in every path that has the guide', async ({
  page,
}) => {
  await open(page, ...GUIDES);
  const marks = page.getByRole('checkbox', {name: 'Read: Build your first workflow'});
  await expect(marks).toHaveCount(2);
  await marks.first().click();
  await page.reload();
  await expect(marks.first()).toBeChecked();
  await expect(marks.last()).toBeChecked();
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
    await expect(page.getByRole('button', {name: /^Read/})).toHaveCount(0);
    await page.getByRole('radio', {name: 'Python'}).check();
    await expect(page.locator('li[data-languages]').filter({visible: true})).toHaveCount(1);
  });
});
