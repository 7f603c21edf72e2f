/** Writes the tables of versions: `packages/content/facts/versions.ts`, `packages/content/facts/counterparts.ts`, `versions.json`. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {product} from '@portal/content/facts/product';
import type {RedirectRow} from '@portal/content/facts/redirects';
import type {Version} from '@portal/content/facts/versions';

/** Changes a text file of a project. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * Replaces what a pattern matches in a file.
 *
 * @throws Error if nothing matches, because the file's format has changed
 */
function replace(root: string, file: string, pattern: RegExp, by: string): void {
  edit(root, file, (text) => {
    if (!pattern.test(text)) throw new Error(`${file} has nothing that matches ${pattern.source}.`);
    return text.replace(pattern, () => by);
  });
}

/** Writes the version table and Docusaurus' list of frozen versions. */
export function writeVersions(root: string, versions: readonly Version[]): void {
  const rows = `const versions: readonly Version[] = ${JSON.stringify(versions)};\n`;
  replace(
    root,
    'packages/content/facts/versions.ts',
    /const versions: readonly Version\[\] = \[[^]*?\n\];\n/,
    rows,
  );
  const frozen = versions.filter(({state}) => state !== 'current').map(({id}) => id);
  writeFileSync(join(root, 'versions.json'), JSON.stringify(frozen));
}

const COUNTERPARTS = 'packages/content/facts/counterparts.ts';

/** Adds empty rows for a frozen version, for pages that move in the next one. */
export function addNextPages(root: string, id: string): void {
  const rows = `> = {'${id}': {moved: [], ended: {}, sections: []},`;
  replace(root, COUNTERPARTS, /> = \{(?=\n|\};)/, rows);
}

/** Removes the rows of a version. */
export function removeNextPages(root: string, id: string): void {
  const name = `'?${id.replaceAll('.', '\\.')}'?`;
  const rows = new RegExp(`\\n {2}${name}: \\{(?:[^\\n]*\\},|[^]*?\\n {2}\\},)(?=\\n)`);
  replace(root, COUNTERPARTS, rows, '');
}

/** A string literal, with the product's name as an expression. */
const literal = (text: string) =>
  text.includes(product.slug)
    ? `\`${text.replaceAll(product.slug, '${product.slug}')}\``
    : JSON.stringify(text);

const rowTexts = (rows: readonly RedirectRow[]) =>
  rows.map(({from, to}) => `{from: ${literal(from)}, to: ${literal(to)}},\n`).join('');

/** Appends to one of the two tables in `packages/content/facts/redirects.ts`. */
function append(root: string, table: 'redirects' | 'movedAnchors', text: string): void {
  const end = new RegExp(`(?<=\\nexport const ${table}: [^]*)\\n\\]\\);\\n`);
  replace(root, 'packages/content/facts/redirects.ts', end, `\n${text}]);\n`);
}

/** Appends a group of redirects. */
export function addRedirects(root: string, reason: string, rows: readonly RedirectRow[]): void {
  if (rows.length === 0) return;
  const group = `{reason: ${JSON.stringify(reason)}, rows: [${rowTexts(rows)}]},\n`;
  append(root, 'redirects', group);
}

/** Appends moved headings to their table. */
export function addMovedAnchors(root: string, rows: readonly RedirectRow[]): void {
  if (rows.length > 0) append(root, 'movedAnchors', rowTexts(rows));
}
