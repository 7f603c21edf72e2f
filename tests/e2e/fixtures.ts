import {test as base, expect, type Page} from '@playwright/test';
import {searchDialog} from './searchDialog.ts';

interface Fixtures {
  /** Parts of console messages that the test expects. */
  allowedErrors: string[];
  /** The search dialog of the page. */
  search: ReturnType<typeof searchDialog>;
}

/** The start of messages about the security policy. Tests can't allow these. */
const VIOLATION = 'security policy violated';

/** Runs in every document before its own scripts. */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const {effectiveDirective, blockedURI, sample, disposition} = event;
    console.error(`${prefix}: ${effectiveDirective} ${disposition} ${blockedURI} ${sample}`);
  });
}

/**
 * Collects errors of a page: console errors, uncaught errors, and violations of the security
 * policy.
 *
 * @returns a function that returns the errors so far, except allowed ones
 */
export async function watchErrors(
  page: Page,
  allowed: readonly string[] = [],
): Promise<() => string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => errors.push(`${error.stack ?? error.message} (${page.url()})`));
  await page.addInitScript(reportViolations, VIOLATION);
  return () =>
    errors.filter(
      (error) => error.startsWith(VIOLATION) || !allowed.some((text) => error.includes(text)),
    );
}

/**
 * Fails every test whose page logs an error. Hydration errors, content security policy violations
 * and failed requests only show in the console.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], {option: true}],
  page: async ({page, allowedErrors}, use) => {
    const errors = await watchErrors(page, allowedErrors);
    await use(page);
    expect(errors()).toEqual([]);
  },
  search: async ({page}, use) => use(searchDialog(page)),
});

/** Opens a page and checks its heading, then waits until it's hydrated and ready to use. */
export async function open(page: Page, route: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/docs${route}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await hydrated(page);
}

/**
 * Holds back requests of a page.
 *
 * @param url - the requests, as a glob
 * @returns a function that lets them through
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/**
 * Waits until React has hydrated the page. `expect` would ask only every second after a while, and
 * nearly every test waits for this.
 */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** Opens a page within the app, like a link or a search result. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({key: to}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  }, path);

/** Moves lines, words and letters apart, as readers may (WCAG 1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}' +
        'p {margin-bottom: 2em !important}',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Returns how far the page is scrolled, in pixels. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * Scrolls with the mouse wheel, and waits until the page stands still.
 *
 * @param distance - in pixels
 */
export async function scrollDown(page: Page, distance: number): Promise<void> {
  const scroll = await page.evaluateHandle(() => ({
    ended: new Promise<void>((end) => addEventListener('scrollend', () => end(), {once: true})),
  }));
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, distance);
  await scroll.evaluate(({ended}) => ended);
}

export {expect};
