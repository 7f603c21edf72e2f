/** Changes the addresses that the pages of a version link to. */
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {attribute, jsxOf} from '../../checks/core/jsx.ts';
import type {Page} from '../../checks/core/page.ts';
import type {FactTree} from '../../facts/index.ts';
import {resolveTokens} from '../../src/content/tokens.ts';

/** Says what to write instead of an address, facts in place, that is typed so; undefined leaves it. */
export type NewAddress = (address: string, typed: string) => string | undefined;

/** An address in a source: where it begins, and as it's typed there. */
interface Typed {
  start: number;
  address: string;
}

/** A link ends with its address: `[text](/limits/#queue "title")`, `[name]: /limits/`. */
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
 * Writes other addresses into a page.
 *
 * @param page - the page, parsed
 * @param facts - those of its version
 * @param change - is asked for each link
 * @returns the source of the page with its new links
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
