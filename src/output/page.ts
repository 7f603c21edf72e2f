import {readdirSync, readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import type {Document} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';

/** A page that Docusaurus wrote. It's parsed once for all steps. */
export interface Page {
  /** The file, relative to the site, with forward slashes. */
  file: string;
  html: string;
  document: Document;
}

/**
 * Moves table bodies out of table heads. The minifier omits `</thead>`, as HTML allows, but the
 * parser doesn't
 * know that `<tbody>` closes the head and puts the body into the head's last cell.
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
 * @param file - the file, relative to the site
 * @param html - the text of the file
 */
export const parsePage = (file: string, html: string): Page => ({
  file,
  html,
  document: endTableHeads(parseDocument(html)),
});

/** Reads all pages of a built site, sorted by file. */
export function* readPages(site: string): Generator<Page> {
  const files = readdirSync(site, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    yield parsePage(relative(site, file).split(sep).join('/'), readFileSync(file, 'utf8'));
  }
}

/** Returns the URL path of a page. */
export const pathOf = ({file}: Pick<Page, 'file'>, baseUrl: string): string =>
  baseUrl + file.replace(/(^|\/)index\.html$/, '$1');
