import {resolve} from 'node:path';

/** The root of this project. */
export const siteDir = resolve(__dirname, '..');

/** The path under which the site is served, and the folder of `build/` it is written to. */
export const baseUrl = '/docs/';
