/** Tests that the browser enforces the security policy, and that violations fail tests. */
import {test as base} from '@playwright/test';
import {expect, hydrated, watchErrors} from '../../e2e/fixtures.ts';

/** Attacks on a page, and the directives that block them. */
const planted: [what: string, directive: string, plant: () => unknown][] = [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const range = document.createRange();
      document.head.append(range.createContextualFragment('<script>planted = true</script>'));
    },
  ],
  [
    'an event handler',
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML('afterbegin', '<b onclick="planted = true">Buy</b>');
      document.querySelector<HTMLElement>('[onclick]')!.click();
    },
  ],
  [
    'a script of another host',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'https://scripts.example/a.js';
      document.head.append(script);
    },
  ],
  [
    'a style in the page',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  ],
  [
    'a style on an element',
    'style-src-attr',
    () => document.body.setAttribute('style', 'display: none'),
  ],
  [
    'a request to another host',
    'connect-src',
    () => fetch('https://api.example.com/').catch(() => undefined),
  ],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = '/docs/';
      document.body.append(frame);
    },
  ],
  [
    'another base',
    'base-uri',
    () => {
      const element = document.createElement('base');
      element.href = 'https://pages.example/';
      document.head.append(element);
    },
  ],
];

// This doesn't use the fixture, which would correctly fail the test.
base('attacks are blocked, and the fixture fails the test', async ({page}) => {
  const directives = planted.map(([, directive]) => directive);
  const errors = await watchErrors(page, ['Refused', 'violates', ...directives]);
  await page.goto('/docs/limits/');
  await hydrated(page);
  expect(errors()).toEqual([]);
  for (const [what, directive, plant] of planted) {
    await base.step(what, async () => {
      const before = errors().length;
      // Some of these throw an error.
      await page.evaluate(plant).catch(() => undefined);
      await expect
        .poll(() => errors().slice(before))
        .toContainEqual(expect.stringContaining(`security policy violated: ${directive} enforce`));
      expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    });
  }
});
