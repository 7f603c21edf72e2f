/** Reads the sections of a reference page and the links at its top. */
import type {Code, Link, Node, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {headingsOf} from '@portal/content/pages/headings';
import type {Page} from '@portal/content/pages/page';

export interface Section {
  heading: string;
  /** Texts of its inline code, including subsections. */
  code: string[];
  blocks: Code[];
}

function all<T extends Node>(nodes: readonly RootContent[], type: string): T[] {
  const found: T[] = [];
  const root: Root = {type: 'root', children: [...nodes]};
  visit(root, type, (node) => void found.push(node as unknown as T));
  return found;
}

/** Returns the sections of a page by the IDs of their headings. */
export function sectionsOf(page: Page): Map<string, Section> {
  const {children} = page.tree;
  const starts = children.flatMap((node, at) => (node.type === 'heading' ? [{node, at}] : []));
  const headings = headingsOf(page);
  return new Map(
    starts.map(({node, at}, index) => {
      const next = starts.slice(index + 1).find((other) => other.node.depth <= node.depth);
      const inside = children.slice(at + 1, next?.at);
      const section = {
        heading: headings[index]!.text,
        code: all<Node>(inside, 'inlineCode').map((code) => toString(code)),
        blocks: all<Code>(inside, 'code'),
      };
      return [headings[index]!.id, section];
    }),
  );
}

/** Returns the texts of the links above the first heading, by the IDs of their targets. */
export function overviewOf(page: Page): Map<string, string> {
  const {children} = page.tree;
  const first = children.findIndex(({type}) => type === 'heading');
  const links = new Map<string, string>();
  for (const {url, children: text} of all<Link>(children.slice(0, first), 'link')) {
    if (!url.startsWith('#')) continue;
    links.set(url.slice(1), `${links.get(url.slice(1)) ?? ''} ${toString(text)}`.trim());
  }
  return links;
}

/** Whether code contains a name, alone (`type`) or with an argument (`-n <N>`). */
export const names = (code: string, name: string): boolean =>
  code === name || (code.startsWith(name) && /^[^\w[-]/.test(code.slice(name.length)));
