/** Applies the edits of findings, and leaves out every one that would harm its page. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Node} from 'mdast';
import {applyEdits, type Edit} from '@portal/content/pages/edits';
import {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';

/** The parts of nodes that matter here. Directives have their attributes in an object. */
interface Part extends Node {
  start?: number | null;
  attributes?: unknown;
  children?: Part[];
}

/** The default tab is the first one with and without this attribute. */
const ADDED = 'default';

function partsOf({type, start, attributes, children}: Part): unknown {
  const names = Array.isArray(attributes) ? attributes.map(({name}: {name?: string}) => name) : [];
  return [
    type,
    start,
    names.filter((name) => name !== ADDED),
    // A fix may change words, and add the comment with the ID of a heading.
    children?.filter(({type}) => type !== 'text' && type !== 'mdxTextExpression').map(partsOf),
  ];
}

/** What a page consists of, without its words. Undefined if the page can't be read. */
function structureOf({tree, syntaxError, frontMatter}: Page): string | undefined {
  if (syntaxError || 'failure' in frontMatter) return undefined;
  return JSON.stringify([Object.keys(frontMatter.data), partsOf(tree as Part)]);
}

/** Applies edits to a page. Those after which it would consist of something else are left out. */
function fixPage(page: Page, edits: readonly Edit[], project: Project): string {
  const {text} = page.source;
  const before = structureOf(page);
  if (before === undefined) return text;
  const {file, version, generatedBy} = page;
  const facts = project.factsOf(version);
  const keeps = (fixed: string) =>
    structureOf(new Page(file, fixed, facts, generatedBy, version)) === before;
  const all = applyEdits(text, edits);
  if (keeps(all)) return all;
  let harmless: Edit[] = [];
  for (const edit of edits) {
    const more = [...harmless, edit];
    if (keeps(applyEdits(text, more))) harmless = more;
  }
  return applyEdits(text, harmless);
}

/**
 * Applies the edits of findings to their files. After that, every page still compiles, if it did
 * before, and consists of the same elements.
 *
 * @returns the number of files that were changed
 */
export function applyFixes(
  project: Project,
  findings: readonly {file: string; edit?: Edit}[],
): number {
  const byFile = new Map<string, Edit[]>();
  for (const {file, edit} of findings) {
    if (edit) byFile.set(file, [...(byFile.get(file) ?? []), edit]);
  }
  const pages = new Set(project.pageFiles);
  const changed = [...byFile].filter(([file, edits]) => {
    const path = join(project.root, file);
    const before = readFileSync(path, 'utf8');
    const after = pages.has(file)
      ? fixPage(project.page(file), edits, project)
      : applyEdits(before, edits);
    if (after !== before) writeFileSync(path, after);
    return after !== before;
  });
  return changed.length;
}
