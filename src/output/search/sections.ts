/**
 * Splits a built page into sections. The built HTML is what readers see, with facts, tables from
 * components, tabs and the final heading IDs.
 */
import type {AnyNode, ChildNode, Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {bodyOf, hasClass, isElement, isPageTools} from '../document.ts';
import type {Level} from '../../search/records.ts';

export interface Section {
  level: Level;
  /** Empty for the start of the page. */
  anchor: string;
  heading: string;
  content: string;
  /** Its name in code, such as a request or a command. */
  names: string[];
  keys: string[];
  code: string;
}

export interface PageSections {
  /** Its innermost sidebar group, or the site's label for pages outside of the sidebar. */
  group: string;
  /** Its label in the sidebar. */
  label: string;
  /** The targets of its links, as written. */
  links: string[];
  sections: Section[];
}

const NO_CONTENT = new Set(['button', 'nav', 'svg', 'style', 'script', 'noscript']);

/**
 * Heading links, icons, scripts, tab labels, the page tools, and lists of other pages, whose text is
 * indexed on those pages.
 */
const isNoContent = (node: Element) =>
  NO_CONTENT.has(node.name) ||
  node.attribs.role === 'tablist' ||
  node.attribs['data-signposts'] !== undefined ||
  isPageTools(node) ||
  hasClass(node, 'hash-link');

/** Elements that separate words. */
const BLOCKS = new Set('p li td th dt dd div pre summary blockquote br h2 h3 h4 h5 h6'.split(' '));

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || isNoContent(node)) return '';
  const text = textsOf(node.children);
  return BLOCKS.has(node.name) ? `${text} ` : text;
}

const textsOf = (nodes: readonly AnyNode[]): string => nodes.map(textOf).join('');

const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Returns text with a line for each paragraph, list item and table row. */
const cleanLines = (text: string) =>
  text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '')
    .join('\n');

/** Turns a table row into a readable line: the first cell, a colon, and the other cells. */
const rowText = ([about = '', ...said]: string[]) =>
  [about, said.filter((cell) => !/^–?$/.test(cell)).join(', ')].filter(Boolean).join(': ');

const isSample = (node: Element) => hasClass(node, 'theme-code-block');

const isPre = ({name}: Element) => name === 'pre';

/** Collects the text and the names of one section. */
class Reader {
  /** Names that readers type exactly: code in the first column and in headings, and bold labels. */
  readonly #keys = new Set<string>();
  #code = '';

  /** Returns its prose, and collects names and samples on the way. */
  private prose(node: AnyNode, isInSample: boolean, isName: boolean): string {
    if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
    if (!isElement(node) || isNoContent(node)) return '';
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

/** The request of an operation, or a command without its arguments. */
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

/** Whether the page is noindex. */
const isHidden = (page: Document) =>
  DomUtils.getElementsByTagName('meta', page).some(
    ({attribs}) => attribs.name === 'robots' && attribs.content?.includes('noindex'),
  );

/** The targets of links in the content. */
function linksIn(nodes: readonly AnyNode[]): string[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (isNoContent(node)) return [];
    const {href} = node.attribs;
    return [...(node.name === 'a' && href !== undefined ? [href] : []), ...linksIn(node.children)];
  });
}

/** The elements of the body in order, including its headings. */
const partsOf = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (isNoContent(node)) return [];
    return node.name === 'header' ? partsOf(node.children) : [node];
  });

/**
 * @param page - a built page
 * @returns its sections in order, or undefined if the page has no document body or is noindex
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
    // The first one is the icon of the start page, which has no text.
    group: crumbs.at(-2) || crumbs.at(-1) || 'Documentation',
    sections,
  };
}
