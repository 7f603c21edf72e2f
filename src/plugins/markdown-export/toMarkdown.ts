/**
 * Turns a built page into Markdown. The built HTML is what the reader sees: facts are resolved and
 * components rendered, so a component needs no second rendering of its own here.
 */
import type {Element, ElementContent, Root, Text} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import type {BlockContent, PhrasingContent} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import type {Handle} from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {type Plugin, unified} from 'unified';

const classes = (node: Element) => (node.properties.className ?? []) as string[];
const hasClass = (node: Element, name: string) => classes(node).includes(name);

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

/** A code block: its language, its title as a line above it, and its text. */
function codeBlock(node: Element): BlockContent[] {
  const lang = classes(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const title = select('[class*="codeBlockTitle"]', node);
  const lines = selectAll('.token-line', node).map((line) => toText(line, {whitespace: 'pre'}));
  const value = lines.map((line) => line.replace(/\n$/, '')).join('\n');
  return [
    ...(title ? [paragraph(strong(toText(title)))] : []),
    {type: 'code', lang: lang === 'text' ? null : lang, value},
  ];
}

/** Tabs one below the other, each under its label. */
const tabs: Handle = (state, node: Element) => {
  const labels = selectAll('[role=tab]', node).map((tab) => toText(tab));
  return selectAll('[role=tabpanel]', node).flatMap((panel, at) => [
    paragraph(strong(labels[at] ?? '')),
    ...(state.toFlow(state.all(panel)) as BlockContent[]),
  ]);
};

/** An admonition as a quotation that begins with its title. */
const admonition: Handle = (state, node: Element) => {
  const title = toText(select('[class*="admonitionHeading"]', node)!);
  const content = select('[class*="admonitionContent"]', node)!;
  const children = state.toFlow(state.all(content)) as BlockContent[];
  return {type: 'blockquote', children: [paragraph(strong(title)), ...children]};
};

const division: Handle = (state, node: Element) => {
  if (hasClass(node, 'theme-code-block')) return codeBlock(node);
  if (hasClass(node, 'theme-admonition')) return admonition(state, node, undefined);
  if ('dataTabGroup' in node.properties) return tabs(state, node, undefined);
  return state.all(node);
};

const figure: Handle = (state, node: Element) => {
  const diagram = node.properties.dataDiagram;
  if (typeof diagram !== 'string') return state.all(node);
  return {type: 'code', lang: 'mermaid', value: diagram.trim()};
};

const details: Handle = (state, node: Element) => {
  const [summary, ...rest] = node.children.filter(({type}) => type === 'element') as Element[];
  const content = {...node, children: rest} as Element;
  return [
    paragraph(strong(toText(summary!))),
    ...(state.toFlow(state.all(content)) as BlockContent[]),
  ];
};

/** Drops what is no content: heading links, buttons, pictures that say nothing, what scripts need. */
const isContent = (node: ElementContent): node is Element | Text =>
  node.type === 'text' ||
  (node.type === 'element' &&
    !(
      ['button', 'svg', 'style', 'script', 'noscript'].includes(node.tagName) ||
      hasClass(node, 'hash-link') ||
      node.properties.alt === '' ||
      'dataPageLabel' in node.properties
    ));

const text = (value: string): Text => ({type: 'text', value});

/** Without places in the source, which nobody reads and the next step would copy. */
function prune({tagName, properties, children}: Element): Element {
  const kept = children
    .filter(isContent)
    .map((child) => (child.type === 'element' ? prune(child) : text(child.value)));
  return {type: 'element', tagName, properties, children: kept};
}

/** Keeps the page's own text, and makes its addresses absolute. */
const article: Plugin<[{address: string}], Root> =
  ({address}) =>
  (tree) => {
    const body = select('article .theme-doc-markdown', tree);
    if (!body) throw new Error(`${address}: the built page has no element .theme-doc-markdown`);
    const pruned = prune(body);
    for (const [attribute, name] of [
      ['href', 'a[href]'],
      ['src', 'img[src]'],
    ] as const) {
      for (const node of selectAll(name, pruned)) {
        node.properties[attribute] = new URL(String(node.properties[attribute]), address).href;
      }
    }
    tree.children = [pruned];
  };

/**
 * @param html - a page of the build
 * @param address - its absolute address, on which relative links are resolved
 * @returns the text of the page as GitHub-flavored Markdown, from its title to its end
 * @throws Error when the page has no document body
 */
export function toMarkdown(html: string, address: string): string {
  return String(
    unified()
      .use(rehypeParse)
      .use(article, {address})
      .use(rehypeRemark, {handlers: {div: division, figure, details}})
      .use(remarkGfm, {tablePipeAlign: false})
      .use(remarkStringify, {bullet: '-', fences: true, rule: '-'})
      .processSync(html),
  );
}
