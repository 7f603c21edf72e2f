/** Writes the tables of versions: `facts/versions.ts`, `facts/counterparts.ts`, `versions.json`. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {product} from '../../facts/product.ts';
import type {RedirectRow} from '../../facts/redirects.ts';
import type {Version} from '../../facts/versions.ts';

/** Changes a text file of a project. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * Replaces what a pattern matches.
 *
 * @throws Error if nothing matches, because the file's format has changed
 */
function replaced(file: string, text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`${file} has nothing that matches ${pattern.source}.`);
  return text.replace(pattern, () => by);
}

/** Writes the version table and Docusaurus' list of frozen versions. */
export function writeVersions(root: string, versions: readonly Version[]): void {
  const file = 'facts/versions.ts';
  const rows = `const versions: readonly Version[] = ${JSON.stringify(versions)};\n`;
  edit(root, file, (text) =>
    replaced(file, text, /const versions: readonly Version\[\] = \[[^]*?\n\];\n/, rows),
  );
  const frozen = versions.filter(({state}) => state !== 'current').map(({id}) => id);
  writeFileSync(join(root, 'versions.json'), JSON.stringify(frozen));
}

const COUNTERPARTS = 'facts/counterparts.ts';

/** Adds empty rows for a frozen version, for pages that move in the next one. */
export function addNextPages(root: string, id: string): void {
  const opening = /> = \{(?=\n|\};)/;
  const rows = `> = {'${id}': {moved: [], ended: {}, sections: []},`;
  edit(root, COUNTERPARTS, (text) => replaced(COUNTERPARTS, text, opening, rows));
}

/** Removes the rows of a version. */
export function removeNextPages(root: string, id: string): void {
  const name = `'?${id.replaceAll('.', '\\.')}'?`;
  const rows = new RegExp(`\\n {2}${name}: \\{(?:[^\\n]*\\},|[^]*?\\n {2}\\},)(?=\\n)`);
  edit(root, COUNTERPARTS, (text) => replaced(COUNTERPARTS, text, rows, ''));
}

const REDIRECTS = 'facts/redirects.ts';

/** A string literal, with the product's name as an expression. */
const literal = (text: string) =>
  text.includes(product.slug)
    ? `\`${text.replaceAll(product.slug, '${product.slug}')}\``
    : JSON.stringify(text);

const rowText = ({from, to}: RedirectRow) => `{from: ${literal(from)}, to: ${literal(to)}},`;

/** Appends a group of redirects. */
export function addRedirects(root: string, reason: string, rows: readonly RedirectRow[]): void {
  if (rows.length === 0) return;
  const list = rows.map(rowText).join('\n');
  const group = `\n  {reason: ${JSON.stringify(reason)}, rows: [\n${list}\n]},\n]);\n`;
  edit(root, REDIRECTS, (text) => replaced(REDIRECTS, text, /\n\]\);\n/, group));
}

/** Appends moved headings to their table. */
export function addMovedAnchors(root: string, rows: readonly RedirectRow[]): void {
  if (rows.length === 0) return;
  const list = rows.map(rowText).join('\n');
  edit(root, REDIRECTS, (text) =>
    text.replace(/\n\]\);\n(?![^]*\n\]\);\n)/, () => `\n${list}\n]);\n`),
  );
}
