import type {Document} from 'domhandler';
import type {Element} from 'hast';
import type {Handle} from 'hast-util-to-mdast';
import type {BlockContent, PhrasingContent, Root} from 'mdast';
import {articleOf} from './article.ts';

/** These packages are ESM only. Dynamic imports load them without transpiling them. */
const packages = Promise.all([
  import('hast-util-select'),
  import('hast-util-to-mdast'),
  import('hast-util-to-text'),
  import('mdast-util-gfm'),
  import('mdast-util-to-markdown'),
]);

const hasClass = (node: Element, name: string) =>
  ((node.properties.className ?? []) as string[]).includes(name);

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});
const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

/** Handlers for elements that Markdown has no equivalent for. */
async function handlers(): Promise<Record<string, Handle>> {
  const [{select, selectAll}, {defaultHandlers}, {toText}] = await packages;

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

  const div: Handle = (state, node: Element) => {
    if (hasClass(node, 'theme-admonition')) return admonition(state, node, undefined);
    if ('dataTabGroup' in node.properties) return tabs(state, node, undefined);
    return state.all(node);
  };

  const figure: Handle = (state, node: Element) => {
    const diagram = node.properties.dataDiagram;
    if (typeof diagram !== 'string') return state.all(node);
    return {type: 'code', lang: 'mermaid', value: diagram.trim()};
  };

  /** Converts code blocks (see `article.ts`). Other `pre` elements get the default handler. */
  const pre: Handle = (state, node: Element) => {
    const lang = node.properties.dataLanguage;
    if (typeof lang !== 'string') return defaultHandlers.pre(state, node);
    const [code] = node.children;
    const value = code?.type === 'text' ? code.value : '';
    return {type: 'code', lang: lang === 'text' ? null : lang, value};
  };

  const details: Handle = (state, node: Element) => {
    const [summary, ...rest] = node.children.filter(({type}) => type === 'element') as Element[];
    const content = {...node, children: rest} as Element;
    return [
      paragraph(strong(toText(summary!))),
      ...(state.toFlow(state.all(content)) as BlockContent[]),
    ];
  };

  return {div, figure, pre, details};
}

const known = handlers();

/**
 * Converts a page to Markdown.
 *
 * @param page - a built page, which isn't changed
 * @param address - its absolute URL, to resolve relative links
 * @returns the content as GitHub-flavored Markdown, starting with the title
 * @throws Error if the page has no document body
 */
export async function toMarkdown(page: Document, address: string): Promise<string> {
  const article = articleOf(page, address);
  const [, {toMdast}, , {gfmToMarkdown}, {toMarkdown: write}] = await packages;
  return write(toMdast(article, {handlers: await known}) as Root, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    fences: true,
    rule: '-',
  });
}
