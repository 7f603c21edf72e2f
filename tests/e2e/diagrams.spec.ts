/** Tests the prerendered diagrams: in the colors of the page, without Mermaid. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures.ts';
import {recordShifts} from './layoutShifts.ts';
import {builtPages, htmlOf, type BuiltPage} from './pages.ts';

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

const hasDrawing = (page: BuiltPage) => htmlOf(page).includes('class="drawing');

/** Returns the text of visible diagrams that is smaller than 12 px, with its size. */
const smallText = (page: Page) =>
  page.locator('.drawing:visible').evaluateAll((drawings: SVGSVGElement[]) =>
    drawings.flatMap((drawing) => {
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      return [...drawing.querySelectorAll('text')].flatMap((text) => {
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return size < 11.95 ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
      });
    }),
  );

test.describe('on a phone', () => {
  // Diagrams don't need scripts, and pages load faster without them.
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  test('the text of every diagram is at least 12 px high', async ({page}) => {
    test.setTimeout(180_000);
    const small: Record<string, string[]> = {};
    let drawings = 0;
    for (const {path} of builtPages.filter(hasDrawing)) {
      await page.goto(path);
      drawings += await page.locator('.drawing:visible').count();
      const texts = await smallText(page);
      if (texts.length > 0) small[path] = texts;
    }
    expect(small).toEqual({});
    expect(drawings).toBeGreaterThan(50);
  });

  test('finds text that is too small', async ({page}) => {
    await page.setViewportSize({width: 240, height: 844});
    await page.goto('/docs/');
    expect((await smallText(page)).join()).toContain('Request: ');
  });
});

for (const font of ['DejaVu Sans', 'Liberation Sans']) {
  test(`text stays in its box in ${font}`, async ({page}) => {
    const outside: string[] = [];
    for (const path of ['/components/api/', '/workflows/errors/', '/connected-accounts/']) {
      await open(page, path, /.+/);
      await page.evaluate((family) => {
        for (const part of document.querySelectorAll<SVGElement>('.drawing, .drawing *')) {
          part.style.setProperty('font-family', family, 'important');
        }
      }, font);
      outside.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll<SVGTextElement>('.drawing.wide text')].flatMap((text) => {
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
          }),
        )),
      );
    }
    expect(outside).toEqual([]);
  });
}
