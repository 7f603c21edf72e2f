import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';

/** Marks of unfinished work, in prose and in code. */
const ANYWHERE = /\b(?:TODO|FIXME|XXX|TBD|[Ll]orem ipsum)\b/g;

/** Marks of unfinished work in prose. In code, `placeholder` is an attribute. */
const IN_PROSE =
  /\b(?:coming soon|under construction|to be written|to be done|not yet written|placeholder)\b/gi;

interface Match {
  text: string;
  offset: number;
}

const matches = (text: string, pattern: RegExp, base = 0): Match[] =>
  [...text.matchAll(pattern)].map((match) => ({text: match[0], offset: base + match.index}));

function inProse(page: Page): Match[] {
  const found: Match[] = [];
  visit(page.tree, 'text', (node: Text) => {
    const {start, end} = node.position!;
    const raw = page.resolved.text.slice(start.offset, end.offset);
    found.push(...matches(raw, IN_PROSE, start.offset));
  });
  return found.map(({text, offset}) => ({text, offset: page.placeAt(offset).offset}));
}

export const leftovers = pageRule(
  'leftovers',
  'Nothing on a page says that it is unfinished.',
  (page) =>
    [...matches(page.source.text, ANYWHERE), ...inProse(page)].map(({text, offset}) => ({
      ...page.source.at(offset),
      message: `"${text}" says that the page is unfinished`,
      fix: 'finish the passage, or remove it',
      text,
    })),
);
