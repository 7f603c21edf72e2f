/**
 * Splits a built page into sections. The source is the built HTML because it has everything that
 * readers see: facts, tables that components render, tabs and the final heading IDs.
 */
import type {AnyNode, ChildNode, Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {bodyOf, hasClass, isElement, isNoContent} from '../document.ts';
import type {Level} from '../../search/records.ts';

export interface Section {
  level: Level;
  /** Empty for the start of the page. */
  anchor: string;
  heading: string;
  content: string;
  /** Its names in code, such as an API request or a command. */
  names: string[];
  keys: string[];
  code: string;
}

export interface PageSections {
  /** The innermost sidebar group, or the page's label if it's in no group. */
  group: string;
  /** The label of the page in the sidebar. */
  label: string;
  /** The `href` values of its links. */
  links: string[];
  sections: Section[];
}

/** Search also skips tab labels, and lists of other pages, because those pages are found themselves. */
const isSkipped = (node: Element) =>
  isNoContent(node) ||
  node.name === 'nav' ||
  node.attribs.role === 'tablist' ||
  node.attribs['data-signposts'] !== undefined;

/** Elements that separate words: text after one of them starts a new word. */
const BLOCKS = new Set('p li td th dt dd div pre summary blockquote br h2 h3 h4 h5 h6'.split(' '));

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || isSkipped(node)) return '';
  const text = textsOf(node.children);
  return BLOCKS.has(node.name) ? `${text} ` : text;
}

const textsOf = (nodes: readonly AnyNode[]): string => nodes.map(textOf).join('');

const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Cleans text that has a line for each paragraph, list item and table row. */
const cleanLines = (text: string) =>
  text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '')
    .join('\n');

/** Writes a table row as a line: `first cell: second cell, third cell`. */
const rowText = ([about = '', ...said]: string[]) =>
  [about, said.filter((cell) => !/^–?$/.test(cell)).join(', ')].filter(Boolean).join(': ');

const isSample = (node: Element) => hasClass(node, 'theme-code-block');

const isPre = ({name}: Element) => name === 'pre';

/** Reads the content, names, keys and code of one section. */
class Reader {
  /** Names that readers type exactly: code in table heads and headings, and labels in bold. */
  readonly #keys = new Set<string>();
  #code = '';

  /** Returns the prose, and collects keys and code. */
  private prose(node: AnyNode, isInSample: boolean, isName: boolean): string {
    if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
    if (!isElement(node) || isSkipped(node)) return '';
    const {name, children} = node;
    if (name === 'strong' || (name === 'code' && isName)) this.#keys.add(clean(textOf(node)));
    if (name === 'pre' && isInSample) {
      this.#code += textOf(node);
      return '';
    }
    const first = name === 'tr' ? children.find(isElement) : undefined;
    const texts = children.map((child) =>
      this.prose(child, isInSample || isSample(node), isName || child === first),
    );
    // Column headings aren't prose.
    if (name === 'thead') return '';
    if (name === 'tr') return `${rowText(texts.map(clean))}\n`;
    return texts.join('') + (BLOCKS.has(name) ? '\n' : '');
  }

  read(nodes: readonly AnyNode[]) {
    const content = cleanLines(nodes.map((node) => this.prose(node, false, false)).join(''));
    const keys = [...this.#keys].filter((key) => key.length > 1 && key.length < 60);
    return {content, names: namesOf(nodes.filter(isElement)), keys, code: clean(this.#code)};
  }
}

/** Returns the request of an operation, and the words of a command before its arguments. */
function namesOf(nodes: readonly Element[]): string[] {
  const requests = nodes
    .filter(({name}) => name === 'p')
    .flatMap(({children}) => children.filter(isElement))
    .filter((node) => hasClass(node, 'rest-request'));
  const synopses = nodes.filter((node) => isSample(node) && /^synopsis/i.test(textOf(node)));
  const calls = synopses.map(({children}) => clean(textsOf(DomUtils.findAll(isPre, children))));
  return [
    ...requests.map((node) => clean(textOf(node))),
    ...calls.map((call) => /^[\w -]*\w/.exec(call)?.[0] ?? ''),
  ].filter(Boolean);
}

/** Whether the page has `noindex`. */
const isHidden = (page: Document) =>
  DomUtils.getElementsByTagName('meta', page).some(
    ({attribs}) => attribs.name === 'robots' && attribs.content?.includes('noindex'),
  );

/** Returns the `href` values of links in the content. */
function linksIn(nodes: readonly AnyNode[]): string[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (isSkipped(node)) return [];
    const {href} = node.attribs;
    return [...(node.name === 'a' && href !== undefined ? [href] : []), ...linksIn(node.children)];
  });
}

/** Returns the top-level nodes of the body, including the headings in its header. */
const partsOf = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (isSkipped(node)) return [];
    return node.name === 'header' ? partsOf(node.children) : [node];
  });

/**
 * Splits a page into sections.
 *
 * @param page - a built page
 * @returns the sections in page order, or undefined if the page has no document body or has
 *   `noindex`
 */
export function sectionsOf(page: Document): PageSections | undefined {
  const body = bodyOf(page);
  if (!body || isHidden(page)) return undefined;
  const crumbs = DomUtils.findAll((node) => hasClass(node, 'breadcrumbs__item'), page.children).map(
    (crumb) => clean(DomUtils.textContent(crumb)),
  );

  const sections: Section[] = [];
  let nodes: AnyNode[] = [];
  let head: Pick<Section, 'level' | 'anchor' | 'heading'> | undefined;

  const close = () => {
    if (!head) return;
    sections.push({...head, ...new Reader().read(nodes)});
    nodes = [];
  };

  for (const node of partsOf(body.children)) {
    const level = isElement(node) && /^h([1-4])$/.exec(node.name)?.[1];
    if (!level) {
      nodes.push(node);
      continue;
    }
    close();
    const {attribs} = node as Element;
    head = {level: Number(level) as Level, anchor: attribs.id ?? '', heading: clean(textOf(node))};
  }
  close();
  return {
    links: linksIn(body.children),
    label: crumbs.at(-1) ?? '',
    // The first breadcrumb is the home icon, which has no text.
    group: crumbs.at(-2) || crumbs.at(-1) || 'Documentation',
    sections,
  };
}
