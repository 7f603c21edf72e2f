/** Reduces the style sheet to the rules that the site uses. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import postcss, {type AtRule, type Container, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {globSync} from 'tinyglobby';

/** The folder where Docusaurus puts the style sheet, relative to the site. */
const FOLDER = 'assets/css';

/** The bundler's style sheet and the two that replace it, as paths relative to the site. */
export interface CutStyles {
  original: string;
  /** The rules that pages need to render. It blocks rendering. */
  page: string;
  /** The rules that only the app needs. It loads with the app. */
  app: string;
}

/** Reads files of the site. */
const read = (site: string, pattern: string, ignore: readonly string[] = []) =>
  globSync(pattern, {cwd: site, ignore: [...ignore]})
    .sort()
    .map((file) => readFileSync(join(site, file), 'utf8'));

/** Finds the words that may be names in selectors, as PurgeCSS would in each file, but only once. */
function wordsIn(texts: readonly string[]): string {
  const words = new Set<string>();
  for (const text of texts) for (const word of text.match(/[\w-]+/g) ?? []) words.add(word);
  return [...words].join(' ');
}

/**
 * Finds the attributes in selectors. Scripts set them at run time, often by names that PurgeCSS
 * can't find in their code (`dataset.search`).
 */
const attributesIn = (css: string) => Array.from(css.matchAll(/\[([\w-]+)/g), ([, name]) => name!);

/**
 * Removes rules for other names than these and, on request, custom properties without a use.
 *
 * @param used - custom properties to keep in any case
 */
async function purge(
  css: string,
  words: string,
  variables: boolean,
  used: string[] = [],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: words, extension: 'html'}],
    css: [{raw: css}],
    dynamicAttributes: attributesIn(css),
    keyframes: true,
    variables,
    safelist: {variables: used},
  });
  return result!.css;
}

/** Finds the custom properties that files use. PurgeCSS only looks for them in style sheets. */
const propertiesIn = (texts: readonly string[]) =>
  texts.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!));

/** Returns the at-rules around a rule, such as its cascade layer and media query. */
function around(rule: Container): string {
  const {parent} = rule;
  if (parent === undefined || parent.type === 'root') return '';
  const {name, params} = parent as AtRule;
  return `${around(parent as Container)}@${name} ${params} `;
}

/** Identifies a rule for one of its selectors: with its declarations and the at-rules around it. */
const keyOf = (rule: Rule, selector: string) =>
  `${around(rule)}${selector}{${rule.nodes.join(';')}`;

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Returns the rules of a style sheet that another one doesn't have. The theme's rules are in
 * cascade layers, so it doesn't matter if they load after our own rules.
 */
function without(css: string, other: string): string {
  const known = new Set<string>();
  postcss.parse(other).walkRules((rule) => {
    for (const selector of rule.selectors) known.add(keyOf(rule, selector));
  });
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !known.has(keyOf(rule, selector)));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  dropEmpty(root);
  return root.toString();
}

/**
 * Limits the styles of wide windows to screens. Printing from such a window, Safari would apply them to
 * the narrow paper.
 */
function forScreens(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => {
    if (/^\((min-width:|width ?>)/.test(media.params)) media.params = `screen and ${media.params}`;
  });
  return root.toString();
}

/** Writes a file with a hash in its name, because browsers cache these files forever. */
function writeHashed(site: string, name: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `${FOLDER}/${name}.${hash}.css`;
  writeFileSync(join(site, file), css);
  return file;
}

/**
 * Removes the rules that no page and no script uses, which are mostly Infima's rules for components
 * that this site doesn't have. Then splits the rest: pages get the rules that their HTML uses, and
 * the app loads the others.
 *
 * @param site - the folder of the built site
 * @param ignore - patterns of folders inside that aren't part of it
 * @returns the old style sheet, and the two that pages have to link to instead
 * @throws Error if the site doesn't have exactly one style sheet
 */
export async function cutStyles(site: string, ignore: readonly string[] = []): Promise<CutStyles> {
  const files = readdirSync(join(site, FOLDER)).filter((file) => file.endsWith('.css'));
  if (files.length !== 1) {
    throw new Error(
      `Expected one style sheet in ${join(site, FOLDER)}, found ${files.length}: ${files.join()}.`,
    );
  }
  const original = `${FOLDER}/${files[0]!}`;
  const css = forScreens(readFileSync(join(site, original), 'utf8'));
  rmSync(join(site, original));
  const inPages = wordsIn(read(site, '**/*.html', ignore));
  const scripts = read(site, 'assets/js/*.js');
  const all = await purge(css, `${inPages} ${wordsIn(scripts)}`, true, propertiesIn(scripts));
  // Pages also get the custom properties that only the app uses. If the app added them to `:root`,
  // the browser would compute the style of every element again.
  const page = await purge(all, inPages, false);
  return {
    original,
    page: writeHashed(site, 'styles', page),
    app: writeHashed(site, 'app', without(all, page)),
  };
}

/**
 * Replaces the link to the old style sheet with links to the two new ones.
 *
 * @param html - the page that Docusaurus wrote; redirect pages have no style sheet
 * @param styles - see {@link cutStyles}
 * @throws Error if the page mentions the old style sheet in any other way
 */
export function withStyles(html: string, {original, page, app}: CutStyles): string {
  const replaced = html.replace(
    new RegExp(`<link rel="?stylesheet"? href="?([^"\\s>]*)${original}"?[^>]*>`),
    (_, base: string) =>
      `<link rel="stylesheet" href="${base}${page}"><meta name="app-style" content="${base}${app}">`,
  );
  if (!replaced.includes(original)) return replaced;
  throw new Error(
    `A page links to ${original} in a way that packages/hosting/finishing/styles.ts doesn't expect.`,
  );
}
