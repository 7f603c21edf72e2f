import {expect} from '@playwright/test';
import type {Browser} from './browser.ts';
import type {Host} from './host.ts';

/**
 * Waits for a state of the page, asking often, because nearly every step waits. While another page
 * opens, there's nothing to ask.
 */
export const eventually = <T>(state: () => T | Promise<T>) =>
  expect.poll(async () => Promise.resolve(state()).catch(String), {
    intervals: [20, 50],
  });

/**
 * Someone who reads the site: does what a reader does, and sees what a reader sees.
 *
 * @param browser - either of the two
 * @param host - the site
 */
export function readerOf(browser: Browser, host: Host) {
  const {evaluate, press} = browser;

  /** The center of the first visible element of a selector that contains a text. */
  const centerOf = (selector: string, words: string) =>
    evaluate(
      (wanted, content) => {
        const found = [...document.querySelectorAll(wanted)].find(
          (element) => element.checkVisibility() && element.textContent!.includes(content),
        );
        if (!found) return undefined;
        const isOutside = () => {
          const {top, bottom} = found.getBoundingClientRect();
          return top < 80 || bottom > innerHeight;
        };
        if (!found.closest('nav, dialog') && isOutside())
          found.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = found.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Something else may still be in front of it, or it may still move.
        return found.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
      },
      selector,
      words,
    );

  const hydrated = () =>
    eventually(() => evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');

  const reader = {
    browser,
    host,
    evaluate,
    press,
    hydrated,
    /** Opens a page and waits until the app has started. */
    async open(path: string) {
      await browser.goto(`${host.origin}/docs${path}`);
      await hydrated();
    },
    /** Clicks on the first visible element of a selector, with a text if there is one. */
    async click(selector: string, words = '') {
      let center: number[] | undefined;
      await eventually(async () => (center = await centerOf(selector, words))).toBeTruthy();
      await browser.clickAt(center![0]!, center![1]!);
    },
    async type(words: string) {
      for (const letter of words) await press(letter);
    },
    back: () => browser.back(),
    forward: () => browser.forward(),
    /** The URL after the base path. */
    path: () => evaluate(() => location.href.slice(`${location.origin}/docs`.length)),
    heading: () => evaluate(() => document.querySelector('h1')?.textContent),
    scrollY: () => evaluate(() => Math.round(scrollY)),
    scrollTo: (top: number) => evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top),
    focus: (selector: string) =>
      evaluate((wanted) => document.querySelector<HTMLElement>(wanted)!.focus(), selector),
    /** Whether an element has the focus. */
    isFocused: (selector: string) =>
      evaluate((wanted) => document.activeElement!.matches(wanted), selector),
    isVisible: (selector: string) =>
      evaluate(
        (wanted) =>
          [...document.querySelectorAll(wanted)].some((element) =>
            element.checkVisibility({visibilityProperty: true}),
          ),
        selector,
      ),
  };
  return reader;
}

export type Reader = ReturnType<typeof readerOf>;
