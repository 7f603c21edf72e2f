import {toString} from 'mdast-util-to-string';
import type {Page} from '@portal/content/pages/page';
import {pageTemplate} from '@portal/content/pages/pageTemplate';
import {findIn, proseOf} from '@portal/content/pages/prose';
import type {SourceText} from '@portal/content/text/sourceText';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {phrases, wordList, type Phrase} from '../core/phrases.ts';
import {mistake, type Mistake} from '@portal/content/mistake';
import {mistakesInNodes} from '../core/nodes.ts';
import type {Rule} from '../core/rule.ts';

const inProse = (page: Page): Mistake[] =>
  proseOf(page).flatMap((prose) =>
    [...phrases, ...wordList].flatMap(({pattern, message, fix}) =>
      findIn(page, prose, pattern).map(({start, match}) =>
        mistake(page.source.placeAt(start), message(match), fix(match), match[0].trim()),
      ),
    ),
  );

/** A text with fewer words is a label or a list item rather than a sentence. */
const SENTENCE = 5;

/** Paragraphs of running text that end without punctuation. List items may. */
const unended = (page: Page): Mistake[] =>
  mistakesInNodes(page, 'paragraph', (node, parent) => {
    const isText = parent?.type === 'root' || parent?.type === 'containerDirective';
    const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
    const text = toString(node).trim();
    const isSentence =
      node.children.at(-1)?.type === 'text' && text.split(/\s+/).length >= SENTENCE;
    if (!isText || isLabel || !isSentence || /[.:?!…)"'|>;]$/.test(text)) return undefined;
    const at = page.placeAt(node.position!.end.offset!);
    const message = `the paragraph ends without a period: "…${text.slice(-20)}"`;
    const fix = 'end the sentence with a period, or write the rest of it';
    return mistake(at, message, fix, text.slice(-20));
  });

/** What is left on a page, also in code: marks of unfinished work, and the texts of new pages. */
const LEFT: readonly Phrase[] = [
  {
    pattern: /\b(?:TODO|FIXME|XXX|TBD|[Ll]orem ipsum)\b/g,
    message: ([mark]) => `"${mark}" says that the page is unfinished`,
    fix: () => 'finish the passage, or remove it',
  },
  ...Object.values(pageTemplate).map((text) => ({
    pattern: new RegExp(escapeRegExp(text), 'g'),
    message: () => `"${text}" is from the template of new pages`,
    fix: () => 'replace it with your own text, or remove it',
  })),
];

const inText = (source: SourceText, text: string, all: readonly Phrase[]): Mistake[] =>
  all.flatMap(({pattern, message, fix}) =>
    [...text.matchAll(pattern)].map((match) =>
      mistake(source.placeAt(match.index), message(match), fix(match), match[0].trim()),
    ),
  );

/** The document that shows the words as bad examples. */
const STYLEGUIDE = 'contributing/styleguide.md';

/** Replaces code and URLs with spaces, which keeps the offsets of the prose. */
const withoutCode = (text: string) =>
  text.replace(/```[^]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/g, (code) =>
    code.replace(/[^\n]/g, ' '),
  );

export const wording: Rule = {
  name: 'wording',
  about:
    'Prose has none of the phrases in lists/phrases.yaml, such as filler words, and sentences end with a period. Nothing on a page is unfinished. Repository documents have none of the words that contributing/styleguide.md lists.',
  scope: 'page',
  check({project, pages, limited}) {
    const documents = project.files.filter((file) => file.endsWith('.md') && file !== STYLEGUIDE);
    return [
      ...pages.flatMap((page) => [
        ...inProse(page),
        ...unended(page),
        ...inText(page.source, page.source.text, LEFT),
      ]),
      ...(limited ? [] : documents)
        .map((file) => project.read(file))
        .flatMap((source) => inText(source, withoutCode(source.text), wordList)),
    ];
  },
};
