/** Reads the sections of a version's sidebar, and adds pages to them. */
import {parseTree, type Node as JsonNode} from 'jsonc-parser';
import ts from 'typescript';

/** A group of pages in a sidebar. */
export interface Section {
  /** Its label and those of its parents: `Code > Node.js`. */
  path: string;
  label: string;
  /** Its pages, starting with its start page. */
  ids: string[];
  /** The position in the file for another page. */
  insertAt: number;
  isEmpty: boolean;
  /** The position in the file where the section ends. */
  endsAt: number;
}

const pathOf = (above: readonly string[], label: string) => [...above, label].join(' > ');

const isCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  ['group', 'section'].includes(node.expression.text);

/** The sections of `sidebars.ts`, which are nested calls of `group` and `section`. */
function fromCode(text: string): Section[] {
  const file = ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true);
  const arrays = new Map<string, ts.ArrayLiteralExpression>();
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (ts.isArrayLiteralExpression(node.initializer))
        arrays.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, collect);
  };
  collect(file);

  const sections: Section[] = [];
  const seen = new Set<ts.Node>();
  const walk = (node: ts.Node, above: readonly string[]): void => {
    if (!isCall(node)) {
      ts.forEachChild(node, (child) => walk(child, above));
      return;
    }
    const [label, ...others] = node.arguments;
    const last = others.at(-1);
    const array = last && ts.isIdentifier(last) ? arrays.get(last.text) : last;
    if (seen.has(node) || !label || !ts.isStringLiteral(label)) return;
    if (!array || !ts.isArrayLiteralExpression(array)) return;
    seen.add(node);
    const start = others.length > 1 && ts.isStringLiteral(others[0]!) ? [others[0].text] : [];
    const items = array.elements.filter(ts.isStringLiteral).map((item) => item.text);
    sections.push({
      path: pathOf(above, label.text),
      label: label.text,
      ids: [...start, ...items],
      insertAt: array.elements.at(-1)?.getEnd() ?? array.getStart() + 1,
      isEmpty: array.elements.length === 0,
      endsAt: node.getEnd(),
    });
    for (const element of array.elements) walk(element, [...above, label.text]);
  };
  // Lists that a section refers to are visited with that section, other lists where they're
  // defined.
  const inSections = new Set<ts.Node>();
  const note = (node: ts.Node): void => {
    const last = isCall(node) ? node.arguments.at(-1) : undefined;
    if (last && ts.isIdentifier(last) && arrays.has(last.text))
      inSections.add(arrays.get(last.text)!);
    ts.forEachChild(node, note);
  };
  note(file);
  const top = (node: ts.Node): void => {
    if (inSections.has(node)) return;
    if (isCall(node)) walk(node, []);
    else ts.forEachChild(node, top);
  };
  top(file);
  return sections;
}

const member = (node: JsonNode | undefined, name: string): JsonNode | undefined =>
  node?.children?.find(({children}) => children?.[0]?.value === name)?.children?.[1];

/** The sections of an older version's sidebar file. */
function fromJson(text: string): Section[] {
  const sections: Section[] = [];
  const walk = (node: JsonNode, above: readonly string[]): void => {
    const label = member(node, 'label')?.value as string | undefined;
    const items = node.type === 'object' ? member(node, 'items') : undefined;
    if (label === undefined || !items) {
      node.children?.forEach((child) => walk(child, above));
      return;
    }
    const children = items.children ?? [];
    const start = member(member(node, 'link'), 'id')?.value as string | undefined;
    const last = children.at(-1);
    sections.push({
      path: pathOf(above, label),
      label,
      ids: [
        ...(start === undefined ? [] : [start]),
        ...children.filter(({type}) => type === 'string').map(({value}) => String(value)),
      ],
      insertAt: last ? last.offset + last.length : items.offset + 1,
      isEmpty: !last,
      endsAt: node.offset + node.length,
    });
    children.forEach((child) => walk(child, [...above, label]));
  };
  const root = parseTree(text);
  if (root) walk(root, []);
  return sections;
}

/**
 * The sections of a sidebar file, in order.
 *
 * @param file - `sidebars.ts` or a JSON file of `versioned_sidebars/`
 * @param text - its content
 */
export const sectionsOf = (file: string, text: string): Section[] =>
  file.endsWith('.json') ? fromJson(text) : fromCode(text);

/**
 * Adds a page at the end of a section. TypeScript is formatted later. No formatter handles the JSON
 * of older versions, so the page gets a line like the one before it.
 */
export function withPage(file: string, text: string, section: Section, id: string): string {
  const [before, after] = [text.slice(0, section.insertAt), text.slice(section.insertAt)];
  const isJson = file.endsWith('.json');
  const quoted = isJson ? JSON.stringify(id) : `'${id}'`;
  const gap = (isJson && /\n[ \t]*(?=[^\n]*$)/.exec(before)?.[0]) || ' ';
  return before + (section.isEmpty ? quoted : `,${gap}${quoted}`) + after;
}

/**
 * Adds a new, empty section after another one.
 *
 * @param label - the label that readers see
 */
export function withSection(file: string, text: string, after: Section, label: string): string {
  const [before, rest] = [text.slice(0, after.endsAt), text.slice(after.endsAt)];
  if (!file.endsWith('.json')) {
    const quoted = `'${label.replaceAll("'", String.raw`\'`)}'`;
    return `${before}, section(${quoted}, [])${rest}`;
  }
  const start = text.lastIndexOf('\n', after.endsAt) + 1;
  const indent = /^\s*/.exec(text.slice(start))![0];
  const object = JSON.stringify({type: 'category', label, items: []}, null, 2);
  return `${before},\n${indent}${object.replaceAll('\n', `\n${indent}`)}${rest}`;
}

/** The folder that all pages of a section share, or an empty string if they have several. */
export function folderOf({ids}: Section): string {
  const folders = new Set(ids.map((id) => id.replace(/(^|\/)[^/]*$/, '')));
  const start = ids.find((id) => id.endsWith('/index'));
  if (start !== undefined) return start.replace(/\/index$/, '');
  return folders.size === 1 ? [...folders][0]! : '';
}
