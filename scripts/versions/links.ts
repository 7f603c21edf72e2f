/** Changes the links in the pages of a version. */
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, jsxOf} from '../../checks/core/jsx.ts';
import type {Page} from '../../checks/core/page.ts';
import type {FactTree} from '../../facts/index.ts';
import {resolveTokens} from '../../src/content/tokens.ts';

/**
 * Returns the new URL for a link, given its resolved URL and its source text; undefined keeps it.
 */
export type NewAddress = (address: string, typed: string) => string | undefined;

/** A URL in the source: its position and its source text. */
interface Typed {
  start: number;
  address: string;
}

/** Matches the URL of a Markdown link: `[text](/limits/#queue "title")`, `[name]: /limits/`. */
const ADDRESS = /(?:\]\(|\]:)\s*<?([^\s<>)"]+)/g;

function typedLinks(page: Page): Typed[] {
  const found: Typed[] = [];
  visit(page.tree, ['link', 'definition'], (node: Node) => {
    const from = page.placeOf(node).offset;
    const to = page.placeAt(node.position?.end.offset ?? 0).offset;
    const last = [...page.source.text.slice(from, to).matchAll(ADDRESS)].at(-1);
    if (!last) return;
    found.push({start: from + last.index + last[0].length - last[1]!.length, address: last[1]!});
  });
  return found;
}

function typedAttributes(page: Page): Typed[] {
  return jsxOf(page).flatMap((element) =>
    ['to', 'href'].flatMap((name): Typed[] => {
      if (attribute(element, name) === undefined) return [];
      const from = page.placeOf(element).offset;
      const match = new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(page.source.text.slice(from));
      return match ? [{start: from + match.index + name.length + 2, address: match[2]!}] : [];
    }),
  );
}

/**
 * Changes the links of a page.
 *
 * @param page - the parsed page
 * @param facts - the facts of its version
 * @param change - called for each link
 * @returns the source of the page with the new links
 */
export function withLinks(page: Page, facts: FactTree, change: NewAddress): string {
  const places = new Map(
    [...typedLinks(page), ...typedAttributes(page)].map((typed) => [typed.start, typed.address]),
  );
  let text = page.source.text;
  for (const [start, address] of [...places].sort(([a], [b]) => b - a)) {
    const now = change(resolveTokens(address, facts, {file: page.file}), address);
    if (now === undefined) continue;
    text = text.slice(0, start) + now + text.slice(start + address.length);
  }
  return text;
}
