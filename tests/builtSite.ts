/** The built site, for the tests of its files and those in browsers. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {manifestSchema} from '@portal/hosting/manifest/schema';

/** The folder that hosts serve. */
export const build = resolve(__dirname, '../build');

/** What only operators read. */
export const hosts = resolve(build, '../hosts');

/** The file that hosts send for a path, such as `/docs/limits/`. */
export const fileOf = (path: string): string =>
  join(build, path.endsWith('/') ? `${path}index.html` : path);

/** The HTML of a path. */
export const htmlOf = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** The files of a kind, such as `.html`, except compressed copies. Their paths are relative to the build. */
export const filesEndingIn = (ending: string): string[] =>
  globSync(`**/*${ending}`, {cwd: build, dot: true, ignore: '**/*.{br,gz}'}).sort();

/** All pages of the documentation, as in the manifest. */
export const builtPages = manifestSchema.parse(
  JSON.parse(readFileSync(join(build, 'docs/pages.json'), 'utf8')),
);

/** The path of a page without the base: `/limits/`. */
export const routeOf = ({path}: {path: string}): string => path.replace(/^\/docs/, '');
