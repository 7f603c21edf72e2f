import {launch, type KeyInput} from 'puppeteer-core';
import type {Browser} from './browser.ts';

/** Starts Debian's Firefox. Playwright only controls builds of its own. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = '/usr/bin/firefox-esr';
  const browser = await launch({browser: 'firefox', defaultViewport: null, executablePath});
  // The first page has no focus, so some keys do nothing.
  let page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (action, ...args) => page.evaluate(action as () => unknown, ...args) as never,
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    // `page.goBack` waits for an event that a kept page doesn't send. A page that is left right now
    // could end the evaluation with an error.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({width, height}),
    async leave() {
      const left = page;
      page = await browser.newPage();
      await left.close();
    },
    close: () => browser.close(),
  };
}
