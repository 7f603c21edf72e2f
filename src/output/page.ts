import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Document} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

/** A page that Docusaurus has written, parsed once for every step. */
export interface Page {
  /** Its file, relative to the site, with forward slashes. */
  file: string;
  html: string;
  document: Document;
}

/**
 * The minifier leaves out the ends of table heads, as HTML allows. The parser doesn't know that the
 * body of a table ends its head, and puts it into the head's last cell: it's taken out again.
 */
function endTableHeads(document: Document): Document {
  for (const head of DomUtils.getElementsByTagName('thead', document)) {
    for (const body of DomUtils.getElementsByTagName('tbody', head)) DomUtils.append(head, body);
  }
  return document;
}

/**
 * Parses a page.
 *
 * @param file - its file, relative to the site
 * @param html - its text
 */
export const parsePage = (file: string, html: string): Page => ({
  file,
  html,
  document: endTableHeads(parseDocument(html)),
});

/** Reads all pages of a built site, in the order of their files. */
export function* readPages(site: string): Generator<Page> {
  const files = readdirSync(site, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    yield parsePage(relative(site, file).split(sep).join('/'), readFileSync(file, 'utf8'));
  }
}

/** The address of a page, from that of the site. */
export const pathOf = ({file}: Pick<Page, 'file'>, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
