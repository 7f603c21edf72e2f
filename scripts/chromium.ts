/** Finds Chromium from Debian's packages. Without them, Playwright uses the one it downloaded. */
import {existsSync} from 'node:fs';

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
