/** Tests the prerendered diagrams: in the colors of the page, without Mermaid. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../e2e/fixtures.ts';
import {recordShifts} from '../../e2e/layoutShifts.ts';

test('a diagram does not shift or load Mermaid, and follows the color mode', async ({page}) => {
  const shifts = await recordShifts(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (/mermaidAPI|flowchart-v2/.test(text)) scripts.push(response.url());
  });
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/workflows/', 'Workflows');
  const drawing = page.getByRole('img', {name: 'Life of a workflow'});
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAccessibleDescription(/^You build a draft/);
  const color = () =>
    drawing
      .locator('text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const light = await color();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(color).not.toBe(light);
  expect((await shifts()).flatMap(({moved}) => moved)).toEqual([]);
  expect(scripts).toEqual([]);
});

test('a narrow column shows the narrow form of a diagram', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, '/components/', /.+/);
  await expect(page.locator('.drawing.wide').first()).toBeHidden();
  await expect(page.locator('.drawing.narrow').first()).toBeVisible();
});

/** Returns the texts of diagrams in a font that are wider than their box. */
const outsideIn = (page: Page, font: string) =>
  page.evaluate((family) => {
    for (const part of document.querySelectorAll<SVGElement>('.drawing, .drawing *')) {
      part.style.setProperty('font-family', family, 'important');
    }
    return [...document.querySelectorAll<SVGTextElement>('.drawing.wide text')].flatMap((text) => {
      const {left, right, top, bottom} = text.getBoundingClientRect();
      const middle = {x: (left + right) / 2, y: (top + bottom) / 2};
      const boxes = [...text.ownerSVGElement!.querySelectorAll('rect.node, rect.note')]
        .map((box) => box.getBoundingClientRect())
        .filter(
          (box) =>
            box.left < middle.x &&
            middle.x < box.right &&
            box.top < middle.y &&
            middle.y < box.bottom,
        );
      const fits = boxes.every((box) => left >= box.left && right <= box.right);
      return fits ? [] : [text.textContent];
    });
  }, font);

for (const path of ['/components/api/', '/workflows/errors/', '/connected-accounts/']) {
  test(`text stays in its box in other fonts: ${path}`, async ({page}) => {
    await open(page, path, /.+/);
    for (const font of ['DejaVu Sans', 'Liberation Sans']) {
      expect({[font]: await outsideIn(page, font)}).toEqual({[font]: []});
    }
  });
}
