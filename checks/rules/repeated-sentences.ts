import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import {once} from '../core/once.ts';
import type {Page} from '../core/page.ts';
import type {Rule} from '../core/rule.ts';

/** Sentences of up to this many words may be on several pages. */
const LONGEST = 12;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

interface Sentence {
  text: string;
  page: Page;
  /** Where its paragraph or cell starts, in the resolved text. */
  offset: number;
}

/** The sentences of a page that are long enough to check, in order. */
const sentencesOf = once((page: Page): Sentence[] => {
  const found: Sentence[] = [];
  visit(page.tree, ['paragraph', 'tableCell'], (node) => {
    const text = toString(node).replace(/\s+/g, ' ');
    for (const {segment} of segmenter.segment(text)) {
      const sentence = segment.trim();
      if (sentence.split(' ').length > LONGEST) {
        found.push({text: sentence, page, offset: node.position?.start.offset ?? 0});
      }
    }
  });
  return found;
});

export const repeatedSentences: Rule = {
  name: 'repeated-sentences',
  about: `No sentence of more than ${LONGEST} words is on two pages of a version.`,
  scope: 'page',
  check({project, pages}) {
    const first = new Map<string, Sentence>();
    const isAsked = new Set(pages);
    return project.pages.flatMap(sentencesOf).flatMap((sentence): Problem[] => {
      const {text, page, offset} = sentence;
      const key = `${page.version?.id} ${text.toLowerCase()}`;
      const other = first.get(key);
      if (!other) first.set(key, sentence);
      if (!other || other.page === page || !(isAsked.has(page) || isAsked.has(other.page))) {
        return [];
      }
      return [
        {
          ...page.at(page.placeAt(offset)),
          message: `"${text}" is also in ${other.page.file}`,
          fix: 'say it on one page, and link to it from the other',
          text,
        },
      ];
    });
  },
};
