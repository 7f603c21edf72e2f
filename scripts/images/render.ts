/**
 * `npm run images`: renders the images that can't be SVG, which are the social card, the touch
 * icon, and the icon for browsers that don't support SVG icons. Run it after you change their
 * sources, and commit the result.
 *
 * Needs Chromium: Debian's package, or the one that `npx playwright install chromium` downloads.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {launchChromium} from '../chromium.ts';

const root = join(__dirname, '../..');
const image = (name: string) => join(root, 'static/img', name);

/** Draws an SVG file at a size in pixels. Corners that it leaves empty are transparent. */
async function draw(browser: Browser, file: string, width: number, height: number) {
  const page = await browser.newPage({viewport: {width, height}});
  const svg = await readFile(file, 'utf8');
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
  );
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

async function main() {
  const browser = await launchChromium();
  try {
    const mark = image('favicon.svg');
    const card = join(__dirname, 'social-card.svg');
    await writeFile(image('social-card.png'), await draw(browser, card, 1200, 630));
    await writeFile(image('apple-touch-icon.png'), await draw(browser, mark, 180, 180));
    await writeFile(image('favicon.png'), await draw(browser, mark, 32, 32));
  } finally {
    await browser.close();
  }
}

void main();
