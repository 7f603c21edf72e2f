import type {Element, Root as Article} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, PhrasingContent, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write} from 'mdast-util-to-markdown';

const classesOf = ({properties}: Element) => (properties.className ?? []) as string[];

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

/** Puts tabs one below the other, each below its label. */
const tabs: Handle = (state, node: Element) => {
  const labels = selectAll('[role=tab]', node).map((tab) => toText(tab));
  return selectAll('[role=tabpanel]', node).flatMap((panel, at) => [
    paragraph(strong(labels[at] ?? '')),
    ...(state.toFlow(state.all(panel)) as BlockContent[]),
  ]);
};

/** Converts an admonition to a quotation that starts with its title. */
const admonition: Handle = (state, node: Element) => {
  const title = toText(select('[class*="admonitionHeading"]', node)!);
  const content = select('[class*="admonitionContent"]', node)!;
  const children = state.toFlow(state.all(content)) as BlockContent[];
  return {type: 'blockquote', children: [paragraph(strong(title)), ...children]};
};

/** Converts a code block to its title, as a bold line, and its text with the language. */
const codeBlock: Handle = (_, node: Element) => {
  const title = select('[class*="codeBlockTitle"]', node);
  const [, lang] = /language-(\S+)/.exec(classesOf(node).join(' ')) ?? [];
  const code = select('pre', node);
  if (!code) throw new Error(`A code block has no element pre: ${toText(node)}`);
  const value = toText(code, {whitespace: 'pre'}).replace(/\n$/, '');
  return [
    ...(title ? [paragraph(strong(toText(title)))] : []),
    {type: 'code', lang: lang === 'text' ? null : lang, value},
  ];
};

const div: Handle = (state, node: Element) => {
  if (classesOf(node).includes('theme-admonition')) return admonition(state, node, undefined);
  if (classesOf(node).includes('theme-code-block')) return codeBlock(state, node, undefined);
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

/**
 * Converts a page to Markdown.
 *
 * @param article - the content of a page, see `packages/content/html/article.ts`
 * @returns GitHub-flavored Markdown, starting with the title
 * @throws Error if a code block has no code
 */
export const toMarkdown = (article: Article): string =>
  write(toMdast(article, {handlers: {div, figure, details}}) as Root, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    rule: '-',
  });
