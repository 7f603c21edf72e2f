/** Cuts the style sheet down to what the site uses. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {PurgeCSS} from 'purgecss';

/** Where Docusaurus puts the style sheet, from the site. */
const FOLDER = 'assets/css';

/** The one style sheet of the bundler and the two that replace it, as addresses from the site. */
export interface CutStyles {
  original: string;
  /** What pages need to be read: every page waits for it. */
  page: string;
  /** What pages and the app need: comes with the app, in the place of the other. */
  app: string;
}

/** Attributes change while a page is used, often by names that no file spells out (`dataset.search`). */
const attributesIn = (css: string) => Array.from(css.matchAll(/\[([\w-]+)/g), ([, name]) => name!);

async function purge(css: string, content: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{raw: css}],
    dynamicAttributes: attributesIn(css),
    keyframes: true,
    variables: true,
  });
  return result!.css;
}

/** Browsers keep these files forever, so their names change with their content. */
function writeHashed(site: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${FOLDER}/${name}.${hash}.css`;
  writeFileSync(join(site, file), css);
  return file;
}

/**
 * Removes the rules that neither a page nor a script of the site names, most of them Infima's for
 * components that this site doesn't have. Pages get only the rules that their HTML names; the app's
 * style sheet has all, so that the order of the rules is the bundler's once the app has started.
 *
 * @param site - the folder of the built site
 * @returns what the pages have to name instead
 * @throws Error when the site doesn't have exactly one style sheet
 */
export async function cutStyles(site: string): Promise<CutStyles> {
  const files = readdirSync(join(site, FOLDER)).filter((file) => file.endsWith('.css'));
  if (files.length !== 1) {
    throw new Error(
      `Expected one style sheet in ${join(site, FOLDER)}, found ${files.length}: ${files.join()}.`,
    );
  }
  const original = `${FOLDER}/${files[0]!}`;
  const css = readFileSync(join(site, original), 'utf8');
  rmSync(join(site, original));
  const pages = `${site}/**/*.html`;
  return {
    original,
    page: writeHashed(site, 'styles', await purge(css, [pages])),
    app: writeHashed(site, 'app', await purge(css, [pages, `${site}/assets/js/*.js`])),
  };
}

/**
 * Has a page name the two style sheets.
 *
 * @param html - the page as Docusaurus has written it
 * @param styles - see {@link cutStyles}
 */
export const withStyles = (html: string, {original, page, app}: CutStyles): string =>
  html.replace(
    new RegExp(`<link rel="?stylesheet"? href="?([^"\\s>]*)${original}"?[^>]*>`),
    (_, base: string) =>
      `<link rel="stylesheet" href="${base}${page}"><meta name="app-style" content="${base}${app}">`,
  );
