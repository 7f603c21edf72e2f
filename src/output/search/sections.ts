/**
 * Cuts a built page into its sections. The built HTML is what the reader sees: facts, tables of
 * components, tabs and the real heading ids.
 */
import type {AnyNode, ChildNode, Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {bodyOf, hasClass, isElement, isPageTools} from '../document.ts';
import type {Level} from '../../search/records.ts';

export interface Section {
  level: Level;
  /** Empty for the beginning of the page. */
  anchor: string;
  heading: string;
  content: string;
  /** What code calls it: a request of the API, a command. */
  names: string[];
  keys: string[];
  code: string;
}

export interface PageSections {
  /** The innermost group of the sidebar, or the site's word for pages outside of it. */
  group: string;
  /** What the sidebar calls the page. */
  label: string;
  /** Where its links lead, as they stand there. */
  links: string[];
  sections: Section[];
}

const NO_CONTENT = new Set(['button', 'nav', 'svg', 'style', 'script', 'noscript']);

/**
 * Heading links, icons, scripts, the row of tab labels, the page's tools, and lists of other pages:
 * what they say of those is found there.
 */
const isNoContent = (node: Element) =>
  NO_CONTENT.has(node.name) ||
  node.attribs.role === 'tablist' ||
  node.attribs['data-signposts'] !== undefined ||
  isPageTools(node) ||
  hasClass(node, 'hash-link');

/** Words before and after the end of one of these are two. */
const BLOCKS = new Set('p li td th dt dd div pre summary blockquote br h2 h3 h4 h5 h6'.split(' '));

function textOf(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node) || isNoContent(node)) return '';
  const text = textsOf(node.children);
  return BLOCKS.has(node.name) ? `${text} ` : text;
}

const textsOf = (nodes: readonly AnyNode[]): string => nodes.map(textOf).join('');

const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();

/** Text with a line for each paragraph, list item and row of a table. */
const cleanLines = (text: string) =>
  text
    .split('\n')
    .map(clean)
    .filter((line) => line !== '')
    .join('\n');

/** A row of a table as a line that can be read: what it is about, and what is said of it. */
const rowText = ([about = '', ...said]: string[]) =>
  [about, said.filter((cell) => !/^–?$/.test(cell)).join(', ')].filter(Boolean).join(': ');

const isSample = (node: Element) => hasClass(node, 'theme-code-block');

const isPre = ({name}: Element) => name === 'pre';

/** What one section says, and what it names. */
class Reader {
  /** Names that readers type exactly: code in table heads and headings, and labels in bold. */
  readonly #keys = new Set<string>();
  #code = '';

  /** Its prose; names and samples are kept on the way. */
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
    // What the columns are called is no sentence.
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

/** The request of an operation, and the words of a command before its arguments. */
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

/** Whether search engines are told to leave the page out. */
const isHidden = (page: Document) =>
  DomUtils.getElementsByTagName('meta', page).some(
    ({attribs}) => attribs.name === 'robots' && attribs.content?.includes('noindex'),
  );

/** Where the links lead that are content. */
function linksIn(nodes: readonly AnyNode[]): string[] {
  return nodes.filter(isElement).flatMap((node) => {
    if (isNoContent(node)) return [];
    const {href} = node.attribs;
    return [...(node.name === 'a' && href !== undefined ? [href] : []), ...linksIn(node.children)];
  });
}

/** What stands in the body one after the other, with its headings among it. */
const partsOf = (nodes: readonly ChildNode[]): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (isNoContent(node)) return [];
    return node.name === 'header' ? partsOf(node.children) : [node];
  });

/**
 * @param page - a built page
 * @returns its sections in order, or undefined where the page is not for search: one without a
 *   document body, or one that asks not to be indexed
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
