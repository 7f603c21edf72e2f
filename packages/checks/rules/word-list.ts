import type {Problem} from '../core/finding.ts';
import {findIn, proseOf} from '@portal/content/pages/prose';
import type {Rule} from '../core/rule.ts';
import type {SourceText} from '@portal/content/pages/sourceText';
import {wordList} from '../core/phrases.ts';

const problem = (text: string, but: string): Pick<Problem, 'message' | 'fix' | 'text'> => ({
  message: `"${text}" is on the word list in contributing/styleguide.md`,
  fix: `write ${but}`,
  text,
});

/** The document that shows the words as bad examples. */
const STYLEGUIDE = 'contributing/styleguide.md';

/** Replaces code and URLs with spaces, which keeps the offsets of the prose. */
const withoutCode = (text: string) =>
  text.replace(/```[^]*?```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/g, (code) =>
    code.replace(/[^\n]/g, ' '),
  );

function inDocument(source: SourceText): Problem[] {
  const text = withoutCode(source.text);
  return wordList.flatMap(({pattern, but}) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...source.at(match.index),
      ...problem(match[0].trim(), but),
    })),
  );
}

export const words: Rule = {
  name: 'word-list',
  about:
    'Pages and repository documents use none of the words that contributing/styleguide.md lists.',
  scope: 'page',
  check({project, pages, limited}) {
    const onPages = pages.flatMap((page) =>
      proseOf(page).flatMap((prose) =>
        wordList.flatMap(({pattern, but}) =>
          findIn(page, prose, pattern).map(({start, text}): Problem => ({
            ...page.source.at(start),
            ...problem(text.trim(), but),
          })),
        ),
      ),
    );
    const documents = limited
      ? []
      : project.files.filter((file) => file.endsWith('.md') && file !== STYLEGUIDE);
    return [...onPages, ...documents.flatMap((file) => inDocument(project.read(file)))];
  },
};
