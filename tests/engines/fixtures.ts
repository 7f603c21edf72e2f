import {test as base, expect} from '@playwright/test';
import {port} from '../e2e/playwright.config.ts';
import type {Browser, Engine} from './browser.ts';
import {startFirefox} from './firefox.ts';
import {startHost, type Host} from './host.ts';
import {readerOf, type Reader} from './reader.ts';
import {startWebKit} from './webKit.ts';

const start: Record<Engine, () => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The project in `playwright.config.ts` sets the engine. Each worker starts its browser once. */
export const test = base.extend<{host: Host; reader: Reader}, {engine: Engine; started: Browser}>({
  engine: ['firefox', {scope: 'worker', option: true}],
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
  reader: async ({started, host}, use) => {
    await started.resize(1350, 940);
    await use(readerOf(started, host));
    await started.leave();
    expect(host.errors).toEqual([]);
  },
});

export {expect};
