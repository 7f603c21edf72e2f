/** Changes the tables that list versions, and keeps their comments. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Document, parseDocument, type YAMLMap, type YAMLSeq} from 'yaml';
import type {RedirectRow, Version} from '@portal/content/facts';
import {product} from '../../src/facts.ts';

/** Changes a text file of a project. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Changes a YAML file of a project. */
export function editYaml(root: string, file: string, change: (document: Document) => void): void {
  edit(root, file, (text) => {
    const document = parseDocument(text);
    change(document);
    return document.toString({lineWidth: 0, flowCollectionPadding: false});
  });
}

/** Changes the table of versions, and Docusaurus' list of frozen ones. */
function editVersions(root: string, change: (rows: YAMLSeq<YAMLMap>, document: Document) => void) {
  editYaml(root, 'data/versions.yaml', (document) => {
    const rows = document.contents as unknown as YAMLSeq<YAMLMap>;
    change(rows, document);
    const frozen = rows.items.slice(1).map((row) => row.get('id'));
    writeFileSync(join(root, 'versions.json'), JSON.stringify(frozen));
  });
}

/**
 * Makes `docs/` the next version.
 *
 * @param id - the next version
 * @param frozen - the row of the version that was current
 */
export const addVersion = (root: string, id: string, {inDocs: _, ...frozen}: Version): void =>
  editVersions(root, (rows, document) => {
    rows.items[0]!.set('id', id);
    rows.items[0]!.set('label', id);
    rows.items.splice(1, 0, document.createNode(frozen) as YAMLMap);
  });

/** Removes the oldest version. */
export const removeOldestVersion = (root: string): void =>
  editVersions(root, (rows) => void rows.items.pop());

const COUNTERPARTS = 'data/counterparts.yaml';

/** Adds empty rows for a frozen version, for pages that move in the next one. */
export const addNextPages = (root: string, id: string): void =>
  editYaml(root, COUNTERPARTS, (document) => {
    document.set(id, {moved: [], ended: {}, sections: []});
    (document.contents as YAMLMap).flow = false;
  });

/** Removes the rows of a version. */
export const removeNextPages = (root: string, id: string): void =>
  editYaml(root, COUNTERPARTS, (document) => void document.delete(id));

/** A path as maintainers write it, with a template for the product's name. */
const typed = (path: string) => path.replaceAll(product.slug, '{{product.slug}}');

const rowNodes = (document: Document, rows: readonly RedirectRow[]) =>
  rows.map(({from, to}) => document.createNode({from: typed(from), to: typed(to)}, {flow: true}));

/** Appends a group of redirects. */
export function addRedirects(root: string, reason: string, rows: readonly RedirectRow[]): void {
  if (rows.length === 0) return;
  editYaml(root, 'data/redirects.yaml', (document) =>
    document.addIn(['redirects'], document.createNode({reason, rows: rowNodes(document, rows)})),
  );
}

/** Appends moved headings to their table. */
export const addMovedAnchors = (root: string, rows: readonly RedirectRow[]): void =>
  editYaml(root, 'data/redirects.yaml', (document) =>
    rowNodes(document, rows).forEach((row) => document.addIn(['movedAnchors'], row)),
  );
