import {createSlugger} from '@docusaurus/utils';
import type {Heading as HeadingNode} from 'mdast';
import type {MdxTextExpression} from 'mdast-util-mdx-expression';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {attribute, jsxOf, type JsxElement} from './jsx.ts';
import {once} from './once.ts';
import type {Page} from './page.ts';
import type {TextPlace} from '../text/sourceText.ts';

/** A heading of a page, with the ID that Docusaurus gives it. */
export interface Heading {
  depth: number;
  text: string;
  id: string;
  /** Whether the page sets the ID itself. */
  explicit: boolean;
  place: TextPlace;
}

/** The text of a heading, and the ID that follows it: `{#id}`, or in a comment, `{/* #id *\/}`. */
function readHeading({children, ...node}: HeadingNode): {text: string; fixed?: string} {
  const last = children.at(-1) as MdxTextExpression | undefined;
  if (last?.type === 'mdxTextExpression') {
    const [, fixed] = /^\s*\/\*\s*#([^\s*]+)[^*]*\*\/\s*$/.exec(last.value) ?? [];
    if (fixed) return {text: toString({...node, children: children.slice(0, -1)}).trim(), fixed};
  }
  const whole = toString({...node, children});
  const [, text, fixed] = /^(.*?)\s*\{#([^\s}]+)\}$/s.exec(whole) ?? [];
  return fixed === undefined ? {text: whole} : {text: text!, fixed};
}

/**
 * The headings of a page, in order, with IDs from Docusaurus's slugger. Generated headings are at the
 * place of their component.
 */
export const headingsOf = once((page: Page): Heading[] => {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') {
      const written = page.generatedBy(node as JsxElement) ?? [];
      const place = page.placeOf(node);
      headings.push(...written.map((heading) => ({...heading, explicit: true, place})));
    }
    if (node.type !== 'heading') return;
    const {text, fixed} = readHeading(node);
    headings.push({
      depth: node.depth,
      text,
      id: fixed ?? slugger.slug(text),
      explicit: fixed !== undefined,
      place: page.placeOf(node),
    });
  });
  return headings;
});

/**
 * Whether all IDs of a page are known. They aren't if the page isn't valid MDX, or if a component
 * can't generate its headings. Other rules report that.
 */
export const hasKnownIds = once(
  (page: Page): boolean =>
    page.syntaxError === undefined &&
    jsxOf(page).every((element) => page.generatedBy(element) !== undefined),
);

/** The IDs of the headings and elements on a page. */
export const anchorsOf = once((page: Page): ReadonlySet<string> => {
  const ids = jsxOf(page).flatMap((element) => attribute(element, 'id') ?? []);
  return new Set([...headingsOf(page).map(({id}) => id), ...ids]);
});
