import {test as base, expect} from '@playwright/test';
import {port} from '../e2e/playwright.config.ts';
import type {Browser, Engine} from './browser.ts';
import {startHost, type Host} from './host.ts';
import {startPuppeteer} from './puppeteer.ts';
import {readerOf, type Reader} from './reader.ts';
import {startWebKit} from './webDriver.ts';

const start: Record<Engine, () => Promise<Browser>> = {
  chromium: () => startPuppeteer('chrome'),
  firefox: () => startPuppeteer('firefox'),
  webkit: startWebKit,
};

/** The project in `playwright.config.ts` sets the engine. Each worker starts its browser once. */
export const test = base.extend<
  {host: Host; expectedErrors: RegExp | undefined; reader: Reader},
  {engine: Engine; started: Browser}
>({
  engine: ['chromium', {scope: 'worker', option: true}],
  started: [
    async ({engine}, use) => {
      const browser = await start[engine]();
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  host: async ({}, use) => {
    const host = await startHost(port);
    await use(host);
    await host.close();
  },
  expectedErrors: [undefined, {option: true}],
  reader: async ({started, host, expectedErrors}, use) => {
    await started.resize(1350, 940);
    await use(readerOf(started, host));
    await started.leave();
    expect(host.errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
  },
});

export {expect};
