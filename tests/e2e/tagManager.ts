import type {Page} from '@playwright/test';
import {thirdParties} from '../../src/config/thirdParties.ts';
import {contentSecurityPolicy, scriptHashes} from '@portal/hosting/finishing/policy';

/**
 * Serves pages as in a build with `TAG_MANAGER_ID`, and a fake tag manager that sets a global
 * variable.
 *
 * @param pages - the addresses, as a pattern
 * @param options - `blocked`: the tag manager's script fails to load; `answer`: the reader's
 *   earlier answer about analytics
 */
export async function withTagManager(
  page: Page,
  pages: string,
  {blocked = false, answer = 'yes'}: {blocked?: boolean; answer?: 'yes' | 'no' | 'none'} = {},
): Promise<void> {
  if (answer !== 'none') {
    await page.addInitScript((said) => localStorage.setItem('docs.analytics', said), answer);
  }
  // Add what a build with TAG_MANAGER_ID adds to the head.
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const services = thirdParties({TAG_MANAGER_ID: 'GTM-TEST'});
    const policy = contentSecurityPolicy({scripts: scriptHashes(html), styles: []}, services);
    const meta = '<meta name="analytics" content="GTM-TEST">';
    await route.fulfill({
      response,
      body: html
        .replace('<head>', `<head>${meta}`)
        .replace(/(http-equiv="Content-Security-Policy" content=)"[^"]*"/, `$1"${policy}"`),
    });
  });
  await page.route('**://www.googletagmanager.com/**', (route) =>
    blocked
      ? route.abort()
      : route.fulfill({contentType: 'text/javascript', body: 'window.tagManagerLoaded = true;'}),
  );
}
