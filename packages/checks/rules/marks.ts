// cspell:ignore descri
import type {Node, Parent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {findIn, proseOf} from '@portal/content/pages/prose';
import {listOf} from '../core/lists.ts';
import {mistakesInNodes} from '../core/nodes.ts';
import {pageRule} from '../core/rule.ts';

/** What a text contains if its author meant markup, and what to write. */
const UNREAD = listOf<{pattern: string; says: string; write: string}[]>('marks').map((one) => ({
  ...one,
  pattern: new RegExp(one.pattern, 'g'),
}));

/** Markup that Markdown didn't read, so that readers would see it. */
const unread = (page: Page): Mistake[] =>
  proseOf(page)
    .filter(({kind}) => kind === 'body')
    .flatMap((prose) =>
      UNREAD.flatMap(({pattern, says, write}) =>
        findIn(page, prose, pattern).map(({start, match: {index = 0}}) =>
          mistake(page.source.placeAt(start), says, write, prose.text.slice(index, index + 20)),
        ),
      ).slice(0, 1),
    );

const linksInCode = (page: Page): Mistake[] =>
  mistakesInNodes(page, 'inlineCode', (node) => {
    if (!/^\[[^\]]+\]\((?:\/|#|https?:)[^)]*\)$/.test(node.value)) return undefined;
    const message = "a link inside of code isn't a link";
    const fix = 'put the backticks into the square brackets: [`code`](/path/)';
    return mistake(page.placeOf(node), message, fix, node.value);
  });

/** The text nodes of a block, without code and components. */
const textsOf = (node: Node): Node[] =>
  node.type === 'text' ? [node] : ((node as Partial<Parent>).children ?? []).flatMap(textsOf);

/** Parentheses without a partner in a paragraph, heading or cell. */
const unbalanced = (page: Page): Mistake[] =>
  mistakesInNodes(page, ['paragraph', 'heading', 'tableCell'], (block) => {
    const open: number[] = [];
    const strayed: number[] = [];
    for (const node of textsOf(block)) {
      const raw = page.textOf(node);
      for (const {0: mark, index} of raw.matchAll(/(?<![:;\\]-?)[()]/g)) {
        const at = node.position!.start.offset! + index;
        if (mark === '(') open.push(at);
        // A list such as "1) One" has only closing ones.
        else if (open.pop() === undefined && !/(?:^|\s)(?:\d+|[a-z])$/.test(raw.slice(0, index)))
          strayed.push(at);
      }
    }
    const report = (offsets: number[], ...what: [message: string, fix: string, mark: string]) =>
      offsets.map((at) => mistake(page.placeAt(at), ...what));
    return [
      ...report(
        strayed,
        'this parenthesis was never opened',
        'write ( before the words that belong to it, or delete it',
        ')',
      ),
      ...report(
        open,
        'this parenthesis is never closed',
        'write ) after the words that belong to it',
        '(',
      ),
    ];
  });

/** Paths of pages in prose, which readers can't click. */
const paths = (page: Page, {routes}: Project): Mistake[] =>
  mistakesInNodes(page, 'text', (node, parent) => {
    if (parent?.type === 'link') return [];
    const found = page.textOf(node).matchAll(/(?<![\w/.:[(])\/(?:[a-z0-9-]+\/)+(?![\w/])/g);
    return [...found]
      .filter(([path]) => routes.has(path))
      .map(({0: path, index}) => {
        const message = `${path} is a page, but readers can't click it`;
        const fix = `write [the title of the page](${path})`;
        return mistake(page.placeAt(node.position!.start.offset! + index), message, fix, path);
      });
  });

/** The header of a column with descriptions. */
const DESCRIBES = /descri|meaning|what (?:it|they)|purpose/i;

/** Two cells with the same words tell readers nothing if they are longer than a few words. */
const FEW = 5;

/** Rows of a table whose descriptions are the same, because one was copied. */
const copiedRows = (page: Page): Mistake[] =>
  mistakesInNodes(page, 'table', ({children: [head, ...rows]}) => {
    const first = new Map<string, number>();
    // In other columns, such as that of a limit, several rows may have the same value.
    if (!DESCRIBES.test(toString(head?.children.at(-1)))) return [];
    return rows.flatMap(({children}) => {
      const cell = children.at(-1);
      const text = toString(cell).trim();
      if (!cell || children.length < 2 || text.split(/\s+/).length <= FEW) return [];
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, page.placeOf(cell).line);
      if (earlier === undefined) return [];
      const message = `this row says the same as the one on line ${earlier}`;
      const at = page.placeOf(cell.children[0]!);
      return mistake(at, message, 'say what is special about this row', text);
    });
  });

export const marks = pageRule(
  'marks',
  'Links, footnotes, code, bold text and parentheses are complete; paths are links; and no two rows say the same.',
  (page, {project}) => [
    ...unread(page),
    ...linksInCode(page),
    ...unbalanced(page),
    ...paths(page, project),
    ...copiedRows(page),
  ],
);
