import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import type {Page} from '@portal/content/pages/page';
import {findIn, proseOf} from '@portal/content/pages/prose';
import {phrases} from '../core/phrases.ts';
import {pageRule} from '../core/rule.ts';

const inProse = (page: Page): Problem[] =>
  proseOf(page).flatMap((prose) =>
    phrases.flatMap(({pattern, message, fix}) =>
      findIn(page, prose, pattern).map(({start, text, match}): Problem => ({
        ...page.source.at(start),
        ...{message: message(match), fix: fix(match), text},
      })),
    ),
  );

/** A text with fewer words is a label or a list item rather than a sentence. */
const SENTENCE = 5;

/** Paragraphs of running text that end without punctuation. List items may. */
function unended(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'paragraph', (node: Paragraph, _index, parent) => {
    const isText = parent?.type === 'root' || parent?.type === 'containerDirective';
    const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
    const last = node.children.at(-1);
    const text = toString(node).trim();
    if (!isText || isLabel || last?.type !== 'text' || text.split(/\s+/).length < SENTENCE) return;
    if (/[.:?!…)"'|>;]$/.test(text)) return;
    const end = page.placeAt(node.position!.end.offset!).offset;
    problems.push({
      ...page.source.at(end),
      message: `the paragraph ends without a period: "…${text.slice(-20)}"`,
      fix: 'end the sentence with a period, or write the rest of it',
      text: text.slice(-20),
    });
  });
  return problems;
}

export const wording = pageRule(
  'wording',
  'Prose has no filler words, future tense, exclamation marks, empty phrases, or verbs that do not agree.',
  (page) => [...inProse(page), ...unended(page)],
);
