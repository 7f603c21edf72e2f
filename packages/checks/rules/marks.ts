// cspell:ignore descri
import type {Node, Parent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {findIn, proseOf} from '@portal/content/pages/prose';
import {listOf} from '../core/lists.ts';
import {pageRule} from '../core/rule.ts';

/** What a text contains if its author meant markup, and what to write. */
const UNREAD = listOf<{pattern: string; says: string; write: string}[]>('marks').map((one) => ({
  ...one,
  pattern: new RegExp(one.pattern, 'g'),
}));

/** Markup that Markdown didn't read, so that readers would see it. */
function unread(page: Page): Mistake[] {
  const problems = proseOf(page)
    .filter(({kind}) => kind === 'body')
    .flatMap((prose) =>
      UNREAD.flatMap(({pattern, says, write}) =>
        findIn(page, prose, pattern).map(({start, match: {index = 0}}) =>
          mistake(page.source.placeAt(start), says, write, prose.text.slice(index, index + 20)),
        ),
      ).slice(0, 1),
    );
  visit(page.tree, 'inlineCode', (node) => {
    if (!/^\[[^\]]+\]\((?:\/|#|https?:)[^)]*\)$/.test(node.value)) return;
    const message = "a link inside of code isn't a link";
    const fix = 'put the backticks into the square brackets: [`code`](/path/)';
    problems.push(mistake(page.placeOf(node), message, fix, node.value));
  });
  return problems;
}

/** The source of the text nodes of a block, without code and components. */
function textsOf(page: Page, node: Node): {raw: string; offset: number}[] {
  const [offset = 0, end] = [node.position?.start.offset, node.position?.end.offset];
  if (node.type === 'text') return [{raw: page.resolved.text.slice(offset, end), offset}];
  return ((node as Partial<Parent>).children ?? []).flatMap((child) => textsOf(page, child));
}

/** Parentheses without a partner in a paragraph, heading or cell. */
function unbalanced(page: Page): Mistake[] {
  const problems: Mistake[] = [];
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const open: number[] = [];
    for (const {raw, offset} of textsOf(page, node)) {
      for (const {0: mark, index} of raw.matchAll(/(?<![:;\\]-?)[()]/g)) {
        const at = offset + index;
        if (mark === '(') open.push(at);
        // A list such as "1) One" has only closing ones.
        else if (open.pop() === undefined && !/(?:^|\s)(?:\d+|[a-z])$/.test(raw.slice(0, index))) {
          const fix = 'write ( before the words that belong to it, or delete it';
          const where = page.placeAt(at);
          problems.push(mistake(where, 'this parenthesis was never opened', fix, ')'));
        }
      }
    }
    for (const at of open) {
      const fix = 'write ) after the words that belong to it';
      problems.push(mistake(page.placeAt(at), 'this parenthesis is never closed', fix, '('));
    }
  });
  return problems;
}

/** Paths of pages in prose, which readers can't click. */
function paths(page: Page, {routes}: Project): Mistake[] {
  const problems: Mistake[] = [];
  visit(page.tree, 'text', (node, _index, parent) => {
    if (parent?.type === 'link') return;
    const offset = node.position?.start.offset ?? 0;
    const raw = page.resolved.text.slice(offset, node.position?.end.offset);
    for (const {0: path, index} of raw.matchAll(/(?<![\w/.:[(])\/(?:[a-z0-9-]+\/)+(?![\w/])/g)) {
      if (!routes.has(path)) continue;
      const message = `${path} is a page, but readers can't click it`;
      const fix = `write [the title of the page](${path})`;
      problems.push(mistake(page.placeAt(offset + index), message, fix, path));
    }
  });
  return problems;
}

/** The header of a column with descriptions. */
const DESCRIBES = /descri|meaning|what (?:it|they)|purpose/i;

/** Two cells with the same words tell readers nothing if they are longer than a few words. */
const FEW = 5;

/** Rows of a table whose descriptions are the same, because one was copied. */
function copiedRows(page: Page): Mistake[] {
  const problems: Mistake[] = [];
  visit(page.tree, 'table', (node: Table) => {
    const first = new Map<string, number>();
    // In other columns, such as that of a limit, several rows may have the same value.
    if (!DESCRIBES.test(toString(node.children[0]?.children.at(-1)))) return;
    for (const row of node.children.slice(1)) {
      const [cell] = row.children.slice(-1);
      const text = cell ? toString(cell).trim() : '';
      if (!cell || row.children.length < 2 || text.split(/\s+/).length <= FEW) continue;
      const {line} = page.placeOf(cell);
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, line);
      else {
        const message = `this row says the same as the one on line ${earlier}`;
        const at = page.placeOf(cell.children[0]!);
        problems.push(mistake(at, message, 'say what is special about this row', text));
      }
    }
  });
  return problems;
}

export const marks = pageRule(
  'marks',
  'Links, footnotes, code, bold text and parentheses are complete; paths are links; and no two rows say the same.',
  (page, {project}) => [
    ...unread(page),
    ...unbalanced(page),
    ...paths(page, project),
    ...copiedRows(page),
  ],
);
