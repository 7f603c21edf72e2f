/** Applies the edits of findings, and leaves out every one that would harm its page. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {applyEdits, type Edit} from '@portal/content/pages/edits';
import {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import type {Finding} from './finding.ts';

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

/** Rules that are about URLs, and correct them. */
const ABOUT_URLS = ['links', 'link-form', 'urls'];

interface OwnEdit extends Edit {
  rule: string;
}

/** A part of a page that fixes leave as it is, as offsets in the source. */
interface Kept {
  start: number;
  end: number;
  isUrl: boolean;
}

/** Code, imports and URLs: a tool can't know what else depends on them. */
function keptParts({tree, resolved}: Page): Kept[] {
  const kept: Kept[] = [];
  visit(tree, (node) => {
    const isUrl = ['link', 'image', 'definition'].includes(node.type);
    const isCode = ['code', 'inlineCode', 'mdxjsEsm', 'mdxFlowExpression'].includes(node.type);
    if (!node.position || !(isUrl || isCode)) return;
    const text = 'children' in node ? node.children.at(-1) : undefined;
    const from = text?.position?.end.offset ?? node.position.start.offset!;
    const to = node.position.end.offset!;
    kept.push({start: resolved.sourceOffset(from), end: resolved.sourceOffset(to), isUrl});
  });
  return kept;
}

/** Applies edits to a page. Those after which it would consist of something else are left out. */
function fixPage(page: Page, found: readonly OwnEdit[], project: Project): string {
  const {text} = page.source;
  const before = structureOf(page);
  if (before === undefined) return text;
  const kept = keptParts(page);
  const edits = found.filter(
    ({start, end, rule}) =>
      !kept.some(
        (part) =>
          start < part.end && end > part.start && !(part.isUrl && ABOUT_URLS.includes(rule)),
      ),
  );
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
export function applyFixes(project: Project, findings: readonly Finding[]): number {
  const byFile = new Map<string, OwnEdit[]>();
  for (const {file, rule, edit} of findings) {
    if (edit) byFile.set(file, [...(byFile.get(file) ?? []), {...edit, rule}]);
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
