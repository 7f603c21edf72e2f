/** What a page says to readers, apart from what `--fix` may change. */
import {toString} from 'mdast-util-to-string';
import {linksOf} from '@portal/content/pages/links';
import {jsxOf} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';

/** The words of a text, without quotation marks, invisible characters, doubled words and articles. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}$.:/]+/u)
    .filter((word, at, all) => word !== '' && !/^an?$/.test(word) && word !== all[at - 1]);

/** Where a link goes, however it's written. */
const targetOf = (url: string): string =>
  url
    .replace(/^\/\//, 'https://')
    .replace(/^https?:\/\/localhost:\d+(?=\/docs\/)/, '')
    .replace(/^\/docs\/(?:next\/)?/, '/')
    .replace(/[?&]utm_\w+=[^&#]*/g, '')
    .replace(/\/(?=#|$)/, '');

/** The words, links and attributes of a page; why it doesn't compile, if it doesn't. */
export function saidBy(page: Page) {
  const {syntaxError, tree, frontMatter} = page;
  if (syntaxError || 'failure' in frontMatter) return 'nothing';
  return {
    frontMatter: frontMatter.data,
    words: wordsOf(toString(tree)),
    links: linksOf(page).map(({url, text = ''}) => [targetOf(url), wordsOf(text)]),
    attributes: jsxOf(page).flatMap(({name, attributes}) =>
      attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && one.name !== 'default'
          ? [[name, one.name, wordsOf(String(one.value))]]
          : [],
      ),
    ),
  };
}
