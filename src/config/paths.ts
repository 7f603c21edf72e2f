import {relative, resolve, sep} from 'node:path';

/** The root of this project. */
export const siteDir = resolve(__dirname, '../..');

/** The path of a file inside the project, with forward slashes. */
export const fromSite = (path: string): string => relative(siteDir, path).split(sep).join('/');

/** The path that the site is served under, and its folder in `build/`. */
export const baseUrl = '/docs/';
