/**
 * Puts what has no behavior of its own into the page as HTML: React makes no component for any of it,
 * neither when the app starts nor when the page is opened by a click. Clicks on its links are followed
 * by `src/client/staticLinks.ts`. Code blocks, images and whatever the page itself puts in as a
 * component stay what they are, and so does all around them.
 */
import type {Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Element, ElementContent, Nodes, Properties, Root, Text} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {plainLink, siteLink} from './plainLink.ts';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What the theme shows as it is, and may take its content as HTML. */
const HOLDERS = new Set(['p', 'ul', 'ol', 'li', 'blockquote', 'thead', 'tbody', 'tr', 'td']);

/** Taken as HTML by components of this site. */
const COMPONENTS: Record<string, string> = {
  table: 'ScrollTable',
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'Heading'])),
};

/** What may stand inside. The theme shows code in a line as it is, and does not need to be asked. */
const PARTS = new Set([
  ...HOLDERS,
  ...['th', 'code', 'strong', 'em', 'del', 'sub', 'sup', 'kbd', 'span', 'br', 'hr'],
]);

/** What says nothing to the theme, and nothing that the security policy minds. */
const ATTRIBUTES = new Set(['className', 'scope', 'title', 'lang', 'colSpan', 'rowSpan', 'start']);

/** Where space between two elements is not shown. */
const SPACELESS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isSpace = (node: ElementContent): node is Text => node.type === 'text' && !node.value.trim();

/** Its attributes, or undefined where one is worked out. */
function propertiesOf(node: Element | Jsx): Properties | undefined {
  if (node.type === 'element') return node.properties;
  const plain = node.attributes.every(
    (one) => one.type === 'mdxJsxAttribute' && typeof one.value === 'string',
  );
  if (!plain) return undefined;
  return Object.fromEntries(
    node.attributes.map((one) => ('name' in one ? [one.name, one.value as string] : [])),
  ) as Properties;
}

/** The theme makes a block of code that has lines, or nothing. */
const isBlock = ({children: [only]}: Element | Jsx) =>
  only?.type !== 'text' || only.value.includes('\n');

/** The attributes that it has as plain HTML, or undefined where the theme makes something else of it. */
function plainProperties(node: Element | Jsx, baseUrl: string): Properties | undefined {
  const properties = propertiesOf(node);
  const tagName = node.type === 'element' ? node.tagName : node.name;
  if (!properties || !tagName) return undefined;
  // Those that the page writes itself are no links of the theme's.
  if (tagName === 'a') return node.type === 'element' ? plainLink(properties, baseUrl) : undefined;
  if (!PARTS.has(tagName) || (tagName === 'code' && isBlock(node))) return undefined;
  return Object.keys(properties).every((name) => ATTRIBUTES.has(name)) ? properties : undefined;
}

/** The node as plain HTML, or undefined where any of it has behavior. */
function plainOf(node: ElementContent, baseUrl: string): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (node.type !== 'element' && !isJsx(node)) return undefined;
  const properties = plainProperties(node, baseUrl);
  if (!properties) return undefined;
  const tagName = node.type === 'element' ? node.tagName : node.name!;
  const children = contentOf(node.children as ElementContent[], tagName, baseUrl);
  return children && {type: 'element', tagName, properties, children};
}

function contentOf(
  children: readonly ElementContent[],
  around: string,
  baseUrl: string,
): ElementContent[] | undefined {
  const content: ElementContent[] = [];
  for (const child of children) {
    if (isSpace(child) && SPACELESS.has(around)) continue;
    const plain = plainOf(child, baseUrl);
    if (!plain) return undefined;
    content.push(plain);
  }
  return content;
}

/** A component of that name, or an element, with these attributes. */
function jsx(
  name: string,
  attributes: Record<string, string>,
  children: MdxJsxFlowElementHast['children'] = [],
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  };
}

/** One that gets its content as HTML. */
function holder(name: string, html: string, attributes: Record<string, string>) {
  const held = jsx(name, attributes);
  const expression = valueToEstree({__html: html});
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
  };
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: `{__html: ${JSON.stringify(html)}}`,
    data: {estree},
  } as const;
  held.attributes.push({type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value});
  return held;
}

/** Text alone is no component either, so there is nothing to gain. */
const hasElements = (node: Element) => node.children.some(({type}) => type !== 'text');

/** The links of the site, which the build checks. */
function linksOf(content: readonly ElementContent[]): string[] {
  const links: string[] = [];
  visit({type: 'root', children: [...content]} as Root, {tagName: 'a'}, ({properties}) => {
    const link = siteLink(properties as Properties);
    if (link) links.push(link);
  });
  return links;
}

/** Puts the static parts of one page into it, and keeps which links they have. */
class Page {
  readonly links = new Set<string>();

  constructor(private readonly baseUrl: string) {}

  settle<T extends Nodes>(child: T): T | MdxJsxFlowElementHast {
    if (!('children' in child)) return child;
    const held = child.type === 'element' ? this.hold(child) : undefined;
    if (held) return held;
    child.children = child.children.map((one) => this.settle(one)) as typeof child.children;
    return child;
  }

  private hold(node: Element): MdxJsxFlowElementHast | undefined {
    const {tagName, properties, children} = node;
    const {id, ...rest} = properties;
    const name = HOLDERS.has(tagName) ? tagName : COMPONENTS[tagName];
    const isHeading = name === 'Heading';
    if (!name || isHeading !== (id !== undefined) || Object.keys(rest).length > 0) return undefined;
    const attributes: Record<string, string> = isHeading ? {as: tagName, id: String(id)} : {};
    if (!hasElements(node)) return isHeading ? jsx(name, attributes, children as never) : undefined;
    const content = contentOf(children, tagName, this.baseUrl);
    if (!content) return undefined;
    for (const link of linksOf(content)) this.links.add(link);
    return holder(name, toHtml(content), attributes);
  }
}

interface Options {
  /** The path of the site. */
  baseUrl: string;
}

export const staticParts =
  ({baseUrl}: Options) =>
  (tree: Root) => {
    const page = new Page(baseUrl);
    page.settle(tree);
    if (page.links.size === 0) return;
    tree.children.push(jsx('StaticLinks', {to: [...page.links].join(' ')}));
  };
