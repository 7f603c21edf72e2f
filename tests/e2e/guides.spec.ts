/** Tests the page of guides: the filter by language and the marks of read guides. */
import {expect, open, test} from './fixtures.ts';

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
