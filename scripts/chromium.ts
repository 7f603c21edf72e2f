/** Finds Chromium: Debian's packages, or the one that Playwright has downloaded. */
import {existsSync} from 'node:fs';
import {chromium, type Browser, type LaunchOptions} from '@playwright/test';

const WHOLE = '/usr/bin/chromium';

/** Debian's headless build: the same engine with half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The full browser. */
export const chromiumPath = [WHOLE].find(existsSync);

/** The headless build if it's installed, else the full browser. */
export const chromiumShellPath = [SHELL, WHOLE].find(existsSync);

/** The option for Playwright's `launch` that selects a browser, if there is one to select. */
export const launched = (executablePath: string | undefined) =>
  executablePath === undefined ? {} : {executablePath};

/**
 * Returns the path of the full browser.
 *
 * @throws Error that says how to install it, if it's missing
 */
export function installedChromium(): string {
  const path = chromiumPath ?? chromium.executablePath();
  if (existsSync(path)) return path;
  throw new Error(
    'This needs Chromium. Install it with `npx playwright install chromium` or ' +
      '`apt-get install chromium`.',
  );
}

/**
 * Starts the full browser.
 *
 * @throws Error that says how to install it, if it's missing
 */
export const launchChromium = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({executablePath: installedChromium(), ...options});
