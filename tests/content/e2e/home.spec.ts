/** Tests the start page: search, a step in four languages, and three links to start with. */
import {expect, open, test} from '../../e2e/fixtures.ts';
import {recordShifts} from '../../e2e/layoutShifts.ts';

const HOME = ['/', /documentation$/] as const;

test('the search box opens the dialog, and gets the focus back afterwards', async ({
  page,
  search,
}) => {
  await open(page, ...HOME);
  const box = page.getByRole('link', {name: 'Search the docs'});
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
  await expect(box).toBeFocused();

  // If nothing had the focus, the search button gets it.
  await box.blur();
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
});

test('the search box opens the search page in a new tab with Ctrl or Command', async ({
  page,
  search,
  context,
}) => {
  await open(page, ...HOME);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: 'Search the docs'}).click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  // The new tab is in the background, where the browser may delay the rest of its navigation.
  await expect.poll(() => tab.url()).toMatch(/\/docs\/search\/$/);
  await expect(search.dialog).toHaveCount(0);
});

test('one step is shown in four languages, next to its exports', async ({page}) => {
  await open(page, ...HOME);
  const samples = {
    'Node.js': '$.export("message"',
    Python: 'def handler(',
    Go: 'func main()',
    Bash: 'printf',
  };
  const result = page.locator('.theme-code-block', {hasText: 'Exports for the next step'});
  for (const [language, code] of Object.entries(samples)) {
    await page.getByRole('tab', {name: language}).click();
    await expect(page.getByRole('tabpanel', {name: language})).toContainText(code);
    await expect(result).toContainText('"message": "Ana owes 15 euros"');
  }
  const [panel, exported] = await Promise.all(
    [page.getByRole('tabpanel', {name: 'Bash'}), result].map((part) => part.boundingBox()),
  );
  expect(exported!.x).toBeGreaterThanOrEqual(panel!.x + panel!.width);
});

test('Quickstart, Guides and Reference are linked on the start page', async ({page}) => {
  await open(page, ...HOME);
  for (const [name, route, heading] of [
    ['Quickstart', '/quickstart/', 'Build your first workflow'],
    ['Guides', '/guides/', 'Guides'],
    ['Reference', '/components/api/', /./],
  ] as const) {
    await page.locator('main').getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`/docs${route}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(HOME[1]);
  }
});

test.describe('before the app has started', () => {
  test.use({javaScriptEnabled: false});

  test('the search box opens the search page', async ({page}) => {
    await page.goto('/docs/');
    await page.getByRole('link', {name: 'Search the docs'}).click();
    await expect(page).toHaveURL(/\/docs\/search\/$/);
  });
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`at ${width} pixels nothing shifts, and only code scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const shifts = await recordShifts(page);
    await open(page, ...HOME);
    // The wrap button of a code block appears with the app, and moves nothing else.
    const all = await shifts();
    const score = all.reduce((sum, {value}) => sum + value, 0);
    expect(score, JSON.stringify(all)).toBeLessThan(0.001);
    for (const language of ['Go', 'Bash', 'Python']) {
      await page.getByRole('tab', {name: language}).click();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({language, excess}).toEqual({language, excess: 0});
    }
  });
}

test('finds an element that shifts', async ({page}) => {
  const shifts = await recordShifts(page);
  await open(page, ...HOME);
  await page.locator('main').evaluate((main) => (main.style.paddingTop = '80px'));
  await expect.poll(async () => JSON.stringify(await shifts())).toContain('<article>');
});
