import {fileURLToPath} from 'node:url';

/** The root of this project. */
export const siteDir = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The path under which the site is served, and the folder of `build/` it is written to. */
export const baseUrl = '/docs/';
