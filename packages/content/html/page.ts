import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {globSync} from 'tinyglobby';

/** A page that Docusaurus wrote. It's parsed once for all steps. */
export interface Page {
  /** The file, relative to the site, with forward slashes. */
  file: string;
  html: string;
  document: Root;
}

/**
 * Parses a page as browsers do. The minifier omits end tags, as HTML allows, and lenient parsers then
 * put table cells and table bodies into each other.
 *
 * @param html - the text of a page
 */
export const parseHtml = (html: string): Root =>
  fromParse5(parse(html, {scriptingEnabled: false})) as Root;

/**
 * Parses a page.
 *
 * @param file - the file, relative to the site
 * @param html - the text of the file
 */
export const parsePage = (file: string, html: string): Page => ({
  file,
  html,
  document: parseHtml(html),
});

/** Reads all pages of a built site, sorted by file. */
export function* readPages(site: string): Generator<Page> {
  for (const file of globSync('**/*.html', {cwd: site, dot: true}).sort()) {
    yield parsePage(file, readFileSync(join(site, file), 'utf8'));
  }
}

/** Returns the URL path of a page. */
export const pathOf = ({file}: Pick<Page, 'file'>, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
