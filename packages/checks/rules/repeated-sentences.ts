import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {mistake, type Mistake} from '@portal/content/mistake';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Rule, Run} from '../core/rule.ts';

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

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Whether a text contains words in their order, with anything between them. */
function hasInOrder(text: string, words: readonly string[]): boolean {
  let end = 0;
  return words.every((word) => {
    const start = text.indexOf(word, end);
    end = start + word.length;
    return start !== -1;
  });
}

/**
 * The pages that can share a sentence with the selected ones, because they contain its words. Only
 * these are parsed: parsing all pages takes seconds.
 */
function pagesToCompare({project, pages, limited}: Run): readonly Page[] {
  if (!limited) return project.pages;
  const wanted = pages
    .flatMap(sentencesOf)
    .map(({text, page}) => ({version: page.version, words: wordsOf(text)}));
  return project.pages.filter(({version, resolved}) => {
    const text = resolved.text.toLowerCase();
    return wanted.some((one) => one.version === version && hasInOrder(text, one.words));
  });
}

export const repeatedSentences: Rule = {
  name: 'repeated-sentences',
  about: `No sentence of more than ${LONGEST} words is there twice in the pages of a version.`,
  scope: 'page',
  check(run) {
    const first = new Map<string, Sentence>();
    const isAsked = new Set(run.pages);
    return pagesToCompare(run)
      .flatMap(sentencesOf)
      .flatMap((sentence): Mistake[] => {
        const {text, page, offset} = sentence;
        const key = `${page.version?.id} ${text.toLowerCase()}`;
        const other = first.get(key);
        if (!other) first.set(key, sentence);
        if (!other || !(isAsked.has(page) || isAsked.has(other.page))) return [];
        const {line} = other.page.placeAt(other.offset);
        const isSame = other.page === page;
        const message = `"${text}" is also ${isSame ? `on line ${line}` : `in ${other.page.file}`}`;
        const fix = isSame
          ? 'delete one of them'
          : 'say it on one page, and link to it from the other';
        return [mistake(page.placeAt(offset), message, fix, text)];
      });
  },
};
