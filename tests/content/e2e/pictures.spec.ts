/** Tests that pictures of the product have alt text, are legible on phones, and don't overlap. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../e2e/fixtures.ts';

const PAGES = [
  '/quickstart/',
  '/workflows/',
  '/workflows/events/inspect/',
  '/workflows/settings/',
  '/workflows/steps/triggers/http/',
];

const PANELS = 'figure.picture svg';

/** Linux fonts for text and code, which are the widest. */
const FONTS = [
  ['DejaVu Sans', 'DejaVu Sans Mono'],
  ['Liberation Sans', 'Liberation Mono'],
] as const;

const setFonts = (page: Page, font: string, codeFont: string) =>
  page.locator(`${PANELS} text`).evaluateAll(
    (texts, [forText, forCode]) => {
      for (const text of texts as SVGTextElement[]) {
        const isCode = getComputedStyle(text).fontFamily.endsWith('monospace');
        // If a font isn't installed, readers get the system's font.
        const family = isCode ? `${forCode}, monospace` : `${forText}, sans-serif`;
        text.style.setProperty('font-family', family);
      }
    },
    [font, codeFont],
  );

/** Returns the texts of all panels, their size on screen, and whether they overflow or overlap. */
const textsOf = (page: Page) =>
  page.locator(PANELS).evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const frame = panel.getBoundingClientRect();
      const scale = frame.width / (panel as SVGSVGElement).viewBox.baseVal.width;
      const texts = [...panel.querySelectorAll('text')];
      const boxes = texts.map((text) => text.getBoundingClientRect());
      return texts.map((text, index) => {
        const box = boxes[index]!;
        const meets = boxes.some(
          (other, at) =>
            at !== index &&
            other.left < box.right &&
            other.right > box.left &&
            other.top + 3 < box.bottom &&
            other.bottom > box.top + 3,
        );
        return {
          text: text.textContent,
          size: parseFloat(getComputedStyle(text).fontSize) * scale,
          isLost: meets || box.left < frame.left || box.right > frame.right - 4,
        };
      });
    }),
  );

for (const route of PAGES) {
  test(`${route} has a picture with alt text and explained numbers, legible on a phone`, async ({
    page,
  }) => {
    await open(page, route, /.+/);
    const figure = page.locator('figure.picture');
    const picture = figure.getByRole('img');
    await expect(picture).toHaveAccessibleName(/.{40}/);
    await expect(picture).toBeVisible();
    const numbers = (await figure.locator('svg text').allTextContents()).filter((text) =>
      /^\d$/.test(text),
    );
    const items = await figure.locator('figcaption li').count();
    expect(numbers.sort()).toEqual(Array.from({length: items}, (_, at) => String(at + 1)));

    await page.setViewportSize({width: 390, height: 844});
    for (const [font, codeFont] of FONTS) {
      await setFonts(page, font, codeFont);
      const texts = await textsOf(page);
      expect(texts.length).toBeGreaterThan(8);
      expect(texts.filter(({size}) => size < 12)).toEqual([]);
      expect(texts.filter(({isLost}) => isLost)).toEqual([]);
    }
  });
}

test('pictures follow the color mode and are visible in forced colors', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/workflows/settings/', /.+/);
  const fill = (part: string) =>
    page
      .locator(`${PANELS} ${part}`)
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  const light = await fill('text');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => fill('text')).not.toBe(light);
  await page.emulateMedia({forcedColors: 'active'});
  const ground = await page.evaluate(() => {
    document.body.style.color = 'Canvas';
    return getComputedStyle(document.body).color;
  });
  await expect.poll(() => fill('rect')).toBe(ground);
});
