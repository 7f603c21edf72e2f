import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A page as `build/docs/pages.json` records it; the fields that the browser tests use. */
export interface BuiltPage {
  path: string;
  title: string;
  headers: {level: number; title: string; slug: string}[];
}

const buildDir = join(__dirname, '../../build/docs');

/** Every page of the built site, as its own manifest lists them. */
export const builtPages = JSON.parse(
  readFileSync(join(buildDir, 'pages.json'), 'utf8'),
) as BuiltPage[];
