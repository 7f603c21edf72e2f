import {createSlugger} from '@docusaurus/utils';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import type {Element, Root as Article} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {BlockContent, Heading, Link, List, PhrasingContent, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {markdownTexts, type MarkdownTexts} from './texts.ts';

const classesOf = ({properties}: Element) => (properties.className ?? []) as string[];

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

/** Converts tabs to a list, because it shows where each panel ends. Each item starts with its label. */
const tabs = (state: State, node: Element, word: string): List => {
  const labels = selectAll('[role=tab]', node).map((tab) => toText(tab));
  return {
    type: 'list',
    spread: true,
    children: selectAll('[role=tabpanel]', node).map((panel, at) => ({
      type: 'listItem',
      spread: true,
      children: [
        paragraph(strong(`${word} ${labels[at]}`)),
        ...(state.toFlow(state.all(panel)) as BlockContent[]),
      ],
    })),
  };
};

/** Converts an admonition to a quotation that starts with its title. */
const admonition: Handle = (state, node: Element) => {
  const title = toText(select('[class*="admonitionHeading"]', node)!);
  const content = select('[class*="admonitionContent"]', node)!;
  const children = state.toFlow(state.all(content)) as BlockContent[];
  return {type: 'blockquote', children: [paragraph(strong(title)), ...children]};
};

/** Converts a code block to a fence with its language and title, as authors write it. */
const codeBlock: Handle = (_, node: Element) => {
  const title = select('[class*="codeBlockTitle"]', node);
  const [, lang] = /language-(\S+)/.exec(classesOf(node).join(' ')) ?? [];
  const code = select('pre', node);
  if (!code) throw new Error(`A code block has no element pre: ${toText(node)}`);
  const value = toText(code, {whitespace: 'pre'}).replace(/\n$/, '');
  if (title) return {type: 'code', lang: lang ?? 'text', meta: `title="${toText(title)}"`, value};
  return {type: 'code', lang: lang === 'text' ? null : lang, value};
};

/** Puts the text alternative of a drawing in its place. */
const picture = ({properties}: Element, word: string): BlockContent =>
  paragraph(strong(word), {type: 'text', value: ` ${String(properties.ariaLabel)}`});

const div =
  (texts: MarkdownTexts): Handle =>
  (state, node: Element) => {
    if (classesOf(node).includes('theme-admonition')) return admonition(state, node, undefined);
    if (classesOf(node).includes('theme-code-block')) return codeBlock(state, node, undefined);
    if ('dataTabGroup' in node.properties) return tabs(state, node, texts.tab);
    if (node.properties.role === 'img') return picture(node, texts.picture);
    return state.all(node);
  };

const figure: Handle = (state, node: Element) => {
  const diagram = node.properties.dataDiagram;
  if (typeof diagram !== 'string') return state.all(node);
  return {type: 'code', lang: 'mermaid', value: diagram.trim()};
};

const details: Handle = (state, node: Element) => {
  const summary = node.children.find((child) => child.type === 'element')!;
  const content = {...node, children: node.children.filter((child) => child !== summary)};
  return [
    paragraph(strong(toText(summary))),
    ...(state.toFlow(state.all(content)) as BlockContent[]),
  ];
};

/** Makes the handler for headings, which writes the ID if it's not the one that GitHub would give. */
function headings(): Handle {
  const slugger = createSlugger();
  return (state, node: Element) => {
    const heading = defaultHandlers.h2(state, node) as Heading;
    const {id} = node.properties;
    if (slugger.slug(toText(node)) !== id && id !== undefined) {
      heading.children.push({type: 'text', value: ' '}, {type: 'html', value: `{#${String(id)}}`});
    }
    return heading;
  };
}

/** Makes the handler for links, which leads to the Markdown version of each page that has one. */
const links =
  (pages: ReadonlySet<string>): Handle =>
  (state, node: Element) => {
    const link = defaultHandlers.a(state, node) as Link;
    const url = new URL(link.url);
    if (!pages.has(url.origin + url.pathname)) return link;
    url.pathname = markdownPathOf(url.pathname);
    return {...link, url: url.href};
  };

/**
 * Converts a page to Markdown.
 *
 * @param article - the content of a page, see `packages/content/html/article.ts`
 * @param pages - the absolute URLs of all pages that have a Markdown version
 * @param texts - the words that aren't on the page
 * @returns GitHub-flavored Markdown, starting with the title
 * @throws Error if a code block has no code
 */
export function toMarkdown(
  article: Article,
  pages: ReadonlySet<string>,
  texts = markdownTexts,
): string {
  const heading = headings();
  const levels = {h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading};
  const handlers = {...levels, a: links(pages), div: div(texts), figure, details};
  return write(toMdast(article, {handlers}) as Root, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    rule: '-',
  });
}
