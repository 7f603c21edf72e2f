import {resolve} from 'node:path';

/** The root of this project. */
export const siteDir = resolve(__dirname, '..');

/** The path that the site is served under, and its folder in `build/`. */
export const baseUrl = '/docs/';
