/**
 * Reduces a built page to the tree that's converted to Markdown: content elements, and the
 * attributes that the conversion needs. Code blocks become plain text, without the elements for
 * syntax highlighting.
 */
import type {AnyNode, Document, Element as BuiltElement} from 'domhandler';
import type {Element, ElementContent, Properties, Root} from 'hast';
import {DomUtils} from 'htmlparser2';
import {bodyOf, hasClass, isPageTools} from '../document.ts';

/** The names of attributes in the tree, and how to convert their values. */
const ATTRIBUTES: Record<string, [name: string, read: (value: string) => Properties[string]]> = {
  alt: ['alt', String],
  align: ['align', String],
  class: ['className', (value) => value.split(/\s+/).filter(Boolean)],
  colspan: ['colSpan', Number],
  'data-diagram': ['dataDiagram', String],
  'data-tab-group': ['dataTabGroup', String],
  hidden: ['hidden', () => true],
  id: ['id', String],
  role: ['role', (value) => [value]],
  rowspan: ['rowSpan', Number],
  start: ['start', Number],
  title: ['title', String],
};

/** The attributes with URLs, by element. */
const ADDRESSES: Record<string, string> = {a: 'href', img: 'src'};

const NO_CONTENT = new Set(['button', 'svg', 'style', 'script', 'noscript']);

/** Heading links, buttons, decorative images, page tools and elements for scripts. */
const isNoContent = (node: BuiltElement) =>
  NO_CONTENT.has(node.name) ||
  node.attribs.alt === '' ||
  node.attribs['data-page-label'] !== undefined ||
  isPageTools(node) ||
  hasClass(node, 'hash-link');

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const text = (value: string): ElementContent => ({type: 'text', value});

class Reader {
  constructor(private readonly address: string) {}

  children = ({children}: BuiltElement): ElementContent[] =>
    children.flatMap((child) => this.content(child));

  private content(node: AnyNode): ElementContent[] {
    if (node.type === 'text') return [text(node.data)];
    if (node.type !== 'tag' || isNoContent(node)) return [];
    if (node.name === 'div' && hasClass(node, 'theme-code-block')) return this.code(node);
    return [element(node.name, this.children(node), this.properties(node))];
  }

  private properties({name, attribs}: BuiltElement): Properties {
    const properties: Properties = {};
    for (const [attribute, value] of Object.entries(attribs)) {
      if (ADDRESSES[name] === attribute) {
        properties[attribute] = new URL(value, this.address).href;
        continue;
      }
      const known = ATTRIBUTES[attribute];
      if (known) properties[known[0]] = known[1](value);
    }
    return properties;
  }

  /** Converts a code block to its title, as a bold line, and its text with the language. */
  private code(node: BuiltElement): ElementContent[] {
    const title = node.children.find(
      (child) => child.type === 'tag' && child.attribs.class?.includes('codeBlockTitle'),
    );
    const code = DomUtils.findOne(({name}) => name === 'pre', node.children);
    if (!code) throw new Error(`${this.address}: a code block has no element pre`);
    const [, language] = /(?:^|\s)language-(\S+)/.exec(node.attribs.class!) ?? [];
    return [
      ...(title ? [element('p', [element('strong', [text(DomUtils.textContent(title))])])] : []),
      element('pre', [text(DomUtils.textContent(code).replace(/\n$/, ''))], {
        dataLanguage: language ?? 'text',
      }),
    ];
  }
}

/**
 * Reduces a page to its content.
 *
 * @param page - a built page, which isn't changed
 * @param address - its absolute URL, to resolve relative links
 * @returns the content, starting with the title
 * @throws Error if the page has no document body
 */
export function articleOf(page: Document, address: string): Root {
  const body = bodyOf(page);
  if (!body) throw new Error(`${address}: the built page has no element .theme-doc-markdown`);
  return {type: 'root', children: new Reader(address).children(body)};
}
