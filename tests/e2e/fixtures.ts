import {test as base, expect, type Page} from '@playwright/test';

interface Fixtures {
  /** Messages that the test expects on the console, as parts of their text. */
  allowedErrors: string[];
}

/** How a violation of the security policy begins among the errors. No test can allow one. */
const VIOLATION = 'security policy violated';

/** Runs in every document before its own scripts. */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const {effectiveDirective, blockedURI, sample, disposition} = event;
    console.error(`${prefix}: ${effectiveDirective} ${disposition} ${blockedURI} ${sample}`);
  });
}

/**
 * Collects what goes wrong on a page: errors on its console, errors that nobody caught, and
 * violations of the security policy.
 *
 * @returns a function that gives what was seen so far and is not allowed
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
 * Every test fails when the page logs an error: hydration errors, content security policy
 * violations and broken requests show there and nowhere else.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], {option: true}],
  page: async ({page, allowedErrors}, use) => {
    const errors = await watchErrors(page, allowedErrors);
    await use(page);
    expect(errors()).toEqual([]);
  },
});

/** Opens a page and makes sure that it is the one meant, hydrated and ready to be used. */
export async function open(page: Page, route: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/docs${route}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await hydrated(page);
}

/**
 * Holds back what a page asks for.
 *
 * @param url - which requests, as a glob
 * @returns a function that lets them through
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until React has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export {expect};
