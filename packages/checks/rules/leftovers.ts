import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '@portal/content/pages/page';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
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

/** Text that is still as `npm run new-page` wrote it. */
function ofTemplate({source}: Page): Match[] {
  const found: Match[] = [];
  for (const text of Object.values(pageTemplate)) {
    let offset = source.text.indexOf(text);
    for (; offset !== -1; offset = source.text.indexOf(text, offset + 1)) {
      found.push({text, offset});
    }
  }
  return found;
}

export const leftovers = pageRule(
  'leftovers',
  'Nothing on a page says that it is unfinished, or is left from the template.',
  (page) => [
    ...[...matches(page.source.text, ANYWHERE), ...inProse(page)].map(({text, offset}) => ({
      ...page.source.at(offset),
      message: `"${text}" says that the page is unfinished`,
      fix: 'finish the passage, or remove it',
      text,
    })),
    ...ofTemplate(page).map(({text, offset}) => ({
      ...page.source.at(offset),
      message: `"${text}" is from the template of new pages`,
      fix: 'replace it with your own text, or remove it',
      text,
    })),
  ],
);
