/** Reads the sections of `sidebars.ts`, and adds pages and sections to it. */
import ts from 'typescript';

/** A group of pages in the sidebar. */
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

type Lists = ReadonlyMap<string, ts.Expression>;

/** Returns the section that a call of `group` or `section` describes. */
function sectionAt(node: ts.Node, lists: Lists, above: readonly string[]): Section | undefined {
  if (!ts.isCallExpression(node) || !/^(group|section)$/.test(node.expression.getText())) {
    return undefined;
  }
  const [label, ...others] = node.arguments;
  const last = others.at(-1);
  const items = last && ts.isIdentifier(last) ? lists.get(last.text) : last;
  // The guides are listed by packages/content/facts/guides.ts, not in an array.
  if (!label || !ts.isStringLiteral(label) || !items || !ts.isArrayLiteralExpression(items)) {
    return undefined;
  }
  const pages = [...others, ...items.elements].filter((item) => ts.isStringLiteral(item));
  return {
    path: [...above, label.text].join(' > '),
    label: label.text,
    ids: pages.map(({text}) => text),
    insertAt: items.elements.at(-1)?.getEnd() ?? items.getStart() + 1,
    isEmpty: items.elements.length === 0,
    endsAt: node.getEnd(),
  };
}

/**
 * The sections of the sidebar, in order.
 *
 * @param text - the content of `sidebars.ts`
 */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  const lists = new Map<string, ts.Expression>();
  const visit = (node: ts.Node, above: readonly string[]): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      lists.set(node.name.getText(), node.initializer);
    }
    const section = sectionAt(node, lists, above);
    if (section) sections.push(section);
    const inside = section ? [...above, section.label] : above;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true), []);
  return sections;
}

const quoted = (label: string) => `'${label.replaceAll("'", String.raw`\'`)}'`;

const inserted = (text: string, at: number, addition: string) =>
  text.slice(0, at) + addition + text.slice(at);

/** Adds a page at the end of a section. The formatter sets line breaks later. */
export const withPage = (text: string, {insertAt, isEmpty}: Section, id: string): string =>
  inserted(text, insertAt, `${isEmpty ? '' : ', '}'${id}'`);

/** Adds a new section with one page after another section. */
export const withSection = (text: string, after: Section, label: string, id: string): string =>
  inserted(text, after.endsAt, `, section(${quoted(label)}, ['${id}'])`);

/** The folder that all pages of a section share, or an empty string if they have several. */
export function folderOf({ids}: Pick<Section, 'ids'>): string {
  const start = ids.find((id) => id.endsWith('/index'));
  if (start !== undefined) return start.replace(/\/index$/, '');
  const folders = new Set(ids.map((id) => id.replace(/(^|\/)[^/]*$/, '')));
  return folders.size === 1 ? [...folders][0]! : '';
}
