import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {mistake, type Mistake} from '@portal/content/mistake';
import {jsxOf, type JsxElement} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';
import {listOf} from '../core/lists.ts';
import {pageRule} from '../core/rule.ts';
import {tabProblems} from '../core/tabGroups.ts';

type Verdict = Pick<Mistake, 'message' | 'fix'> & {text?: string};

/** Elements that aren't on pages, and what to write instead. */
const {refused, inMarkdown} = listOf<Record<string, Record<string, string>>>('elements');

/** Attributes that pages don't have: what's wrong with them, and what to do. */
const ATTRIBUTES: readonly [pattern: RegExp, message: string, fix: string][] = [
  [/^class$/, 'is HTML, not JSX', 'write className, or remove it'],
  [/^for$/, 'is HTML, not JSX', 'write htmlFor, or remove it'],
  [/^on[A-Za-z]+$/, 'runs code', 'remove it, or write a component in src/components/'],
  [/^style$/, 'is an inline style', 'remove it: styles belong in src/css/'],
];

function judge({name, attributes}: JsxElement): Verdict[] {
  const found: Verdict[] = [];
  const tag = name ?? '';
  const instead = refused![tag];
  const markdown = inMarkdown![tag];
  if (instead) found.push({message: `<${tag}> is not allowed on pages`, fix: instead, text: tag});
  if (markdown) {
    const message = `<${tag}> has a Markdown equivalent`;
    found.push({message, fix: `write ${markdown}`, text: tag});
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const key = attribute.name;
    const [, message, fix] = ATTRIBUTES.find(([pattern]) => pattern.test(key)) ?? [];
    if (fix) found.push({message: `the attribute "${key}" ${message}`, fix, text: key});
  }
  return found;
}

/** Tables with an empty header, and lines that look like a table but aren't one. */
function tables(page: Page): Mistake[] {
  const problems: Mistake[] = [];
  visit(page.tree, 'table', (node: Table) => {
    const head = node.children[0]?.children ?? [];
    if (head.some((cell) => toString(cell).trim() !== '' || cell.children.length > 0)) return;
    const at = page.placeOf(node);
    problems.push(mistake(at, 'the table header is empty', 'write what each column contains'));
  });
  visit(page.tree, 'paragraph', (node, index = 0, parent) => {
    const offset = node.position?.start.offset ?? 0;
    const raw = page.resolved.text.slice(offset, node.position?.end.offset);
    if (!/^\s*\|.*\|\s*(?:\n|$)/.test(raw)) return;
    const isRest = parent?.children[index - 1]?.type === 'table';
    const message = isRest
      ? 'a blank line ends the table, so these rows are shown as text'
      : 'the table has no row of dashes below its header, so it is shown as text';
    const fix = isRest
      ? 'remove the blank line above'
      : 'write a header, with | --- | for each column below it';
    problems.push(mistake(page.placeOf(node), message, fix));
  });
  return problems;
}

export const elements = pageRule(
  'elements',
  'Pages have no scripts, frames, or HTML that Markdown has a syntax for. Tables and tabs are complete.',
  (page) => {
    const ofElements = jsxOf(page).flatMap((element): Mistake[] => {
      const at = page.placeOf(element);
      const ofTabs = element.name === 'Tabs' ? tabProblems(page, element) : [];
      const ofTag = judge(element).map(({message, fix, text}) => mistake(at, message, fix, text));
      return [...ofTag, ...ofTabs];
    });
    return [...ofElements, ...tables(page)];
  },
);
