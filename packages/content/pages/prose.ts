import type {Image, Node} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {jsxOf} from './jsx.ts';
import {once} from './once.ts';
import type {Page} from './page.ts';

/** A passage of prose, without code or markup. */
export interface Prose {
  /** With facts resolved, and the line breaks of the source. */
  text: string;
  /** Where it starts in the resolved text. */
  offset: number;
  /** `body` is running text; the others are front matter, attributes of components and words in diagrams. */
  kind: 'body' | 'front matter' | 'attribute' | 'diagram';
}

/** The keys of front matter that readers see. */
const SHOWN_KEYS = /^(?:title|short_description|sidebar_label): *["']?(.*?)["']?$/gm;

/** The attributes of components that readers see. */
const SHOWN_ATTRIBUTES = ['alt', 'label', 'title', 'description', 'summary', 'caption'];

/** The words in a diagram: its title, its description, and labels in quotes, brackets or bars. */
const DIAGRAM_WORDS =
  /(?<=acc(?:Title|Descr): ?).+|"([^"\n]+)"|(?<=\[)[^[\]"\n]+(?=\])|\|([^|"\n]+)\||(?<=: )[^\n:"]+$/gm;

function matches(text: string, pattern: RegExp, base: number, kind: Prose['kind']): Prose[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = match[1] ?? match[2] ?? match[0];
    return {text: value, offset: base + match.index + match[0].indexOf(value), kind};
  });
}

function frontMatterOf({resolved: {text}}: Page): Prose[] {
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1;
  return end === -1 ? [] : matches(text.slice(0, end), SHOWN_KEYS, 0, 'front matter');
}

/** Finds a value in the source of its node. Empty if it's written differently, such as with escapes. */
function inside(page: Page, node: Node, value: string, kind: Prose['kind']): Prose[] {
  const from = node.position?.start.offset ?? 0;
  const at = page.resolved.text.indexOf(value, from);
  const isThere = at !== -1 && at < (node.position?.end.offset ?? 0);
  return isThere && value !== '' ? [{text: value, offset: at, kind}] : [];
}

/** All prose on a page, in no particular order. */
export const proseOf = once((page: Page): Prose[] => {
  const prose = frontMatterOf(page);
  visit(page.tree, (node) => {
    const offset = node.position?.start.offset ?? 0;
    if (node.type === 'text') prose.push({text: page.textOf(node), offset, kind: 'body'});
    if (node.type === 'image') {
      prose.push(...inside(page, node, (node as Image).alt ?? '', 'attribute'));
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      prose.push(...matches(page.textOf(node), DIAGRAM_WORDS, offset, 'diagram'));
    }
  });
  for (const element of jsxOf(page)) {
    for (const {type, name, value} of element.attributes as MdxJsxAttribute[]) {
      if (type !== 'mdxJsxAttribute' || typeof value !== 'string') continue;
      if (SHOWN_ATTRIBUTES.includes(name)) {
        prose.push(...inside(page, element, value, 'attribute'));
      }
    }
  }
  return prose;
});

/** A match in the text of a page, with its place in the source. */
export interface Found {
  match: RegExpMatchArray;
  text: string;
  /** Offsets in the source. */
  start: number;
  end: number;
  /** False if any part of it comes from a fact. */
  typed: boolean;
}

/** Finds a pattern in a part of a page's resolved text, and the matching places in the source. */
export function findIn(
  page: Page,
  {text, offset}: Pick<Prose, 'text' | 'offset'>,
  pattern: RegExp,
): Found[] {
  return [...text.matchAll(pattern)].map((match) => {
    const start = page.placeAt(offset + match.index).offset;
    const end = page.placeAt(offset + match.index + match[0].length).offset;
    const typed = page.source.text.slice(start, end) === match[0];
    return {match, text: match[0], start, end, typed};
  });
}

/**
 * The context of a place: the list, table or paragraph that it's in, and the heading above it.
 *
 * @param offset - the place, as an offset in the source
 */
export function surroundings(page: Page, offset: number): string {
  const {text} = page.resolved;
  let heading = '';
  for (const {type, position} of page.tree.children) {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    if (page.placeAt(end).offset > offset) return `${heading}\n${text.slice(start, end)}`;
    if (type === 'heading') heading = text.slice(start, end);
  }
  return heading;
}
