/** Tests the tests of every page, and pages by the other forms of their URLs. */
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../../../src/facts.ts';
import {builtPages} from '../../builtSite.ts';
import {markUnseen, violations, type Look} from '../../e2e/axe.ts';
import {expect, hydrated, test} from '../../e2e/fixtures.ts';

/** As in `everyPage.spec.ts`. */
const exclude = 'pre > code';

const oldest = frozenVersions.at(-1)!;

test('finds low contrast, with and without the check of each style, and an image without alt text', async ({
  page,
}) => {
  await page.goto('/docs/limits/');
  await hydrated(page);
  const colors: Look = {include: 'main', exclude, onlyColors: true};
  expect(await violations(page, colors)).toEqual([]);
  const before = new Set(await markUnseen(page, colors, new Set()));
  await page.getByRole('cell', {name: 'Active workflows', exact: true}).evaluate((cell) => {
    cell.style.color = '#bbb';
    cell.append(document.createElement('img'));
  });
  await page
    .locator('main tr')
    .nth(12)
    .evaluate((row) => {
      row.style.background = '#777';
    });
  await markUnseen(page, colors, before);
  for (const onlyUnseen of [false, true]) {
    const found = (await violations(page, {...colors, onlyUnseen})).join('\n');
    expect(found).toContain('color-contrast: <td style="color');
    expect(found).toMatch(/background color: #777/);
  }
  expect((await violations(page)).join()).toContain('image-alt: <img');
});

// `tests/content/site/redirects.test.ts` asks for the other forms of all pages.
test('a page opens by its other forms', async ({page}) => {
  const path = `/docs${prefixOf(oldest)}/workflows/`;
  const {title} = builtPages.find((built) => built.path === path)!;
  for (const form of [`${path}index.html`, path.replace(/\/$/, '')]) {
    await page.goto(`${form}?from=mail`);
    await expect(page).toHaveURL(`${path}?from=mail`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await hydrated(page);
  }
});
