import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A page in `build/docs/pages.json`, with the fields that the browser tests use. */
export interface BuiltPage {
  path: string;
  title: string;
  headers: {level: number; title: string; slug: string}[];
}

const buildDir = join(__dirname, '../../build/docs');

/** All pages in the manifest of the built site. */
export const builtPages = JSON.parse(
  readFileSync(join(buildDir, 'pages.json'), 'utf8'),
) as BuiltPage[];
