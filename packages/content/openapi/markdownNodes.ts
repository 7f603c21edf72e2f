/** Builds parts of a page as Markdown syntax trees. */
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Html,
  PhrasingContent,
  Table,
  TableCell,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Block = Exclude<BlockContent, Html> | MdxJsxFlowElement;
export type Inline = Exclude<PhrasingContent, Html> | MdxJsxTextElement;

export const text = (value: string): Text => ({type: 'text', value});
export const code = (value: string): Inline => ({type: 'inlineCode', value});
export const strong = (value: string): Inline => ({type: 'strong', children: [text(value)]});

export const link = (url: string, ...children: Inline[]): Inline => ({
  type: 'link',
  url,
  children: children as never,
});

export const paragraph = (...children: Inline[]): Block => ({
  type: 'paragraph',
  children: children as PhrasingContent[],
});

export const list = (items: Inline[][]): Block => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item) as BlockContent],
  })),
});

export const codeBlock = (lang: string, value: string, title?: string): Block => ({
  type: 'code',
  lang,
  value,
  ...(title && {meta: `title="${title}"`}),
});

export const heading = (depth: Heading['depth'], title: string, id: string): Block =>
  ({
    type: 'heading',
    depth,
    children: [text(title)],
    data: {id, hProperties: {id}},
  }) as unknown as Block;

/**
 * Returns a table with a header row.
 *
 * @param className - for tables with another style than those of pages
 */
export function table(head: string[], rows: Inline[][][], className?: string): Block {
  const row = (cells: Inline[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell): TableCell => ({type: 'tableCell', children: cell as never})),
  });
  const body: Table = {
    type: 'table',
    children: [row(head.map((title) => [text(title)])), ...rows.map(row)],
    ...(className && {data: {hProperties: {className: [className]}}}),
  };
  return body;
}

type Attributes = Record<string, string>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));

/** A block-level element or component. */
export const element = (name: string, attributes: Attributes, children: Block[]): Block => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as (BlockContent | DefinitionContent)[],
});

/** An inline HTML element, which MDX doesn't replace with a component. */
export const inlineElement = (
  name: string,
  attributes: Attributes,
  children: Inline[],
): Inline => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: children as PhrasingContent[],
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** A collapsed block. */
export const details = (className: string, summary: Inline[], children: Block[]): Block =>
  element('details', {className}, [
    inlineElement('summary', {}, summary) as unknown as Block,
    ...children,
  ]);
