import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {findIn, proseOf} from '@portal/content/pages/prose';
import {textFiles} from '@portal/content/pages/textFiles';
import {listOf} from '../core/lists.ts';
import type {Rule} from '../core/rule.ts';

/** Controls that reorder the text around them, so that readers see something else than computers. */
const DIRECTIONS = '\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
const REORDERS = 'a control character that changes the direction of text';

/** Characters that are invisible or look like others, and what to write instead. */
const INSTEAD: Readonly<Record<string, [name: string, instead: string]>> = Object.fromEntries(
  [
    ...listOf<{chars: string; name: string; write: string}[]>('characters'),
    {chars: DIRECTIONS, name: REORDERS, write: ''},
  ].flatMap(({chars, name, write}) => [...chars].map((char) => [char, [name, write]])),
);

const ANY = new RegExp(`[${Object.keys(INSTEAD).join('')}]`, 'g');

/** What to write instead of a character. In double quotes, another one would end the text. */
function insteadOf(text: string, index: number): string {
  const instead = INSTEAD[text[index]!]![1];
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return instead === '"' && before.split('"').length % 2 === 0 ? "'" : instead;
}

/** What's left of bytes that aren't UTF-8, control characters other than tabs and line breaks, and invisible tags. */
// oxlint-disable-next-line no-control-regex
const BROKEN = /[\uFFFD\0-\x08\v\f\x0E-\x1F]|\uDB40[\uDC00-\uDC7F]/g;

/** Controls that are written as a character reference, such as `&#x202E;` or `&#8238;`. */
const REFERENCE = /&#(?:x0*(?:61c|202[a-e]|206[6-9])|0*(?:1564|823[4-8]|829[4-7]));/gi;

const references = (page: Page): Mistake[] =>
  proseOf(page).flatMap((prose) =>
    findIn(page, prose, REFERENCE).map(({start, text}) =>
      mistake(page.source.placeAt(start), REORDERS, 'delete it', text),
    ),
  );

/** An emoji may contain joiners. Other rules decide whether the emoji itself is allowed. */
const IN_EMOJI = /\p{Extended_Pictographic}\uFE0F?$/u;

/** Up to this many are reported one by one. */
const FEW = 3;

function inPage({source}: Page): Mistake[] {
  const found = [...source.text.matchAll(ANY)].filter(
    ({0: char, index}) => char !== '\u200D' || !IN_EMOJI.test(source.text.slice(0, index)),
  );
  const breaks = found.filter(([char]) => char === '\r');
  const others = found.filter(([char]) => char !== '\r');
  const [first] = others;
  if (first && others.length > FEW) {
    // Pasted from a word processor: one finding with one edit.
    const [start, end] = [first.index, others.at(-1)!.index + 1];
    const text = source.text
      .slice(start, end)
      .replace(ANY, (_char, index) => insteadOf(source.text, start + index));
    const [name] = INSTEAD[first[0]]!;
    const message = `${name} instead of plain text, and ${others.length - 1} more such characters`;
    const fix = 'write plain quotes and spaces; --fix does it';
    return [{...source.placeAt(start), message, fix, text: first[0], edit: {start, end, text}}];
  }
  // Every line of such a file ends with one, so only the first is reported.
  const problems = [...others, ...breaks].map((match): Mistake => {
    const {index} = match;
    const [name] = INSTEAD[match[0]]!;
    const instead = insteadOf(source.text, index);
    const fix = instead === '' ? 'delete it' : `write ${instead === ' ' ? 'a space' : instead}`;
    const message = `${name} instead of plain text`;
    const edit = {start: index, end: index + 1, text: instead};
    return {...mistake(source.placeAt(index), message, fix, match[0]), edit};
  });
  const broken = [...source.text.matchAll(BROKEN)].map(({0: char, index}) => {
    const message = char === '\uFFFD' ? "a byte that isn't UTF-8" : 'a control character';
    const fix = 'save the file as UTF-8, and type the character again';
    return mistake(source.placeAt(index), message, fix, char);
  });
  return [...broken, ...problems.slice(0, others.length + Math.min(breaks.length, 1))];
}

/** Text that reads differently than it runs, in facts, code and parts of pages. */
function inOtherFiles(project: Project): Mistake[] {
  const pages = new Set(project.pageFiles);
  return textFiles(project)
    .filter((file) => !pages.has(file))
    .map((file) => project.read(file))
    .flatMap((source) =>
      [...source.text.matchAll(new RegExp(`[${DIRECTIONS}]`, 'g'))].map(({0: text, index}) => {
        const fix = 'delete it. In code that needs it, write its escape, such as \\u202E';
        return mistake(source.placeAt(index), REORDERS, fix, text);
      }),
    );
}

export const characters: Rule = {
  name: 'characters',
  about:
    'Pages have no curly quotes, invisible or broken characters or Windows line breaks, in prose or in code. No file changes the direction of text.',
  scope: 'page',
  check: ({project, pages, limited}) => [
    ...pages.flatMap((page) => [...inPage(page), ...references(page)]),
    ...(limited ? [] : inOtherFiles(project)),
  ],
};
