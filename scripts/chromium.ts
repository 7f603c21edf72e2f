/** Where Debian's packages put Chromium; without them, Playwright looks for the one that it fetched. */
import {existsSync} from 'node:fs';

const WHOLE = '/usr/bin/chromium';

/** Debian's build without windows: the same engine, half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The whole browser. */
export const chromiumPath = [WHOLE].find(existsSync);

/** The build without windows where there is one, else the whole browser. */
export const chromiumShellPath = [SHELL, WHOLE].find(existsSync);

/** What names a browser to Playwright's `launch`, where there is one to name. */
export const launched = (executablePath: string | undefined) =>
  executablePath === undefined ? {} : {executablePath};
