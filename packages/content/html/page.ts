import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {globSync} from 'tinyglobby';

/** A page that Docusaurus wrote. */
export interface Page {
  /** The file, relative to the site, with forward slashes. */
  file: string;
  html: string;
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
 * Reads all pages of a built site, sorted by file.
 *
 * @param site - its folder
 * @param ignore - patterns of folders that aren't part of it, such as those of other languages
 */
export function* readPages(site: string, ignore: readonly string[] = []): Generator<Page> {
  for (const file of globSync('**/*.html', {cwd: site, dot: true, ignore: [...ignore]}).sort()) {
    yield {file, html: readFileSync(join(site, file), 'utf8')};
  }
}

/** Returns the URL path of a page. */
export const pathOf = ({file}: Pick<Page, 'file'>, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
