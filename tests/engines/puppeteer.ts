import {launch, type KeyInput, type LaunchOptions} from 'puppeteer-core';
import {chromiumShellPath, launched} from '../../scripts/chromium.ts';
import type {Browser} from './browser.ts';

const options: Record<'chrome' | 'firefox', LaunchOptions> = {
  // Chromium shows its scrollbars, as it does for readers on Windows and Linux.
  chrome: {
    ...launched(chromiumShellPath),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  firefox: {executablePath: '/usr/bin/firefox-esr'},
};

/** Starts Chromium or Firefox. */
export async function startPuppeteer(name: keyof typeof options): Promise<Browser> {
  const browser = await launch({browser: name, defaultViewport: null, ...options[name]});
  // In Firefox, the first page has no focus, so some keys do nothing.
  let page = await browser.newPage();
  if (name === 'chrome') {
    // Without a window, there's nobody to ask.
    const permissions = ['clipboardReadWrite', 'clipboardSanitizedWrite'] as const;
    const session = await browser.target().createCDPSession();
    await session.send('Browser.grantPermissions', {permissions: [...permissions]});
  }
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (action, ...args) => page.evaluate(action as () => unknown, ...args) as never,
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({width, height}),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async leave() {
      const left = page;
      page = await browser.newPage();
      await left.close();
    },
    close: () => browser.close(),
  };
}
