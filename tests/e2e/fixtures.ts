import {test as base, expect, type Page} from '@playwright/test';

interface Fixtures {
  /** Messages that the test expects on the console, as parts of their text. */
  allowedErrors: string[];
}

/**
 * Every test fails when the page logs an error: hydration errors, content security policy
 * violations and broken requests show there and nowhere else.
 */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], {option: true}],
  page: async ({page, allowedErrors}, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => errors.push(`${error.stack ?? error.message} (${page.url()})`));
    await use(page);
    expect(errors.filter((error) => !allowedErrors.some((text) => error.includes(text)))).toEqual(
      [],
    );
  },
});

/** Opens a page and makes sure that it is the one meant, hydrated and ready to be used. */
export async function open(page: Page, route: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/docs${route}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await hydrated(page);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

export {expect};
