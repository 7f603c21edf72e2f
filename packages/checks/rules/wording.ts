// cspell:ignore ubiq aeiou
import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import type {Page} from '@portal/content/pages/page';
import {findIn, proseOf, type Found} from '@portal/content/pages/prose';
import {pageRule} from '../core/rule.ts';

interface Wording {
  pattern: RegExp;
  message(found: Found): string;
  /** What to do about it. With `instead`, `--fix` does it. */
  fix(found: Found): string;
  instead?(found: Found): string;
}

/** Words that may be repeated: "that that", "had had". */
const TWICE = /^(?:that|had)$/i;

/** Abbreviations that are spoken letter by letter, and words that don't sound like their first letter. */
const VOWEL_SOUND =
  /^(?:(?:hour|honest|honor|heir)|(?:SDK|SSE|SSH|SMS|SSO|SMTP|HTTPS?|HTML|XML|RSS|API|AWS|IAM|ID|IDs|IDE|IP|IP[Vv][46]|S3|MDX|NPM|MFA|LLM|FAQ|FTP|ARN|AST|EU|OS|ORM)\b|8\b|11\b|18\b|80\b|npm\b)/;
const CONSONANT_SOUND =
  /^(?:uni(?!n|m[^e])|use|usa|usu|uti|ubiq|euro|one\b|one-|once|(?:URL|URI|UUID|UTC|UI|USB|US|UK|UTF)s?\b)/i;

/** The article for a word; undefined for names that may be pronounced in several ways. */
function article(word: string): 'a' | 'an' | undefined {
  if (VOWEL_SOUND.test(word)) return 'an';
  if (CONSONANT_SOUND.test(word)) return 'a';
  if (/^[A-Z0-9]{2}|^\d/.test(word)) return undefined;
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

const wordings: readonly Wording[] = [
  {
    pattern: /\b([A-Za-z]+)(\s+)\1\b/gi,
    message: ({match}) => `"${match[1]}" is repeated`,
    fix: ({match}) => `write ${match[1]}`,
    instead: ({match}) => match[1]!,
  },
  {
    pattern: /\b([Aa]n?) (["(]?)([A-Za-z0-9][\w-]*)/g,
    message: ({match}) => `"${match[0]}" has the wrong article`,
    fix: ({match}) => `write ${articled(match)}`,
    instead: ({match}) => articled(match),
  },
  {
    pattern:
      /\b(?<!\b(?:has|have|had|was|were) )(?:simply|just|easily|easy|obviously|basically|of course|needless to say|actually|as you know|clearly)\b(?! (?:below|above|before|after|passed|in time|mistaken|like|as|to compare))/gi,
    message: ({text}) => `"${text}" is a filler word`,
    fix: () => 'remove it, or say what happens',
  },
  {
    pattern: /\b(?:will|won't|shall|[A-Za-z]+'ll|is going to|are going to)\b/g,
    message: ({text}) => `"${text}" is future tense`,
    fix: () => 'use the present tense: "the step fails", not "the step will fail"',
  },
  {
    pattern: /(?<=[\w)"'`])!+(?=\s|$)/g,
    message: () => 'an exclamation mark',
    fix: () => 'write a period',
  },
  {
    pattern:
      /\b(?:as an? (?:AI|language model)[^.]*|I(?:'m| am) sorry, but|I hope this helps|(?:certainly|sure|absolutely|great question)[!,] (?:here|I|let)|here(?:'s| is) (?:a|an|the|your) (?:revised|updated|rewritten|improved|concise|short) (?:version|text|section|paragraph|summary)|feel free to|let me know if|in (?:today's|the) (?:fast-paced|ever-\w+|digital) (?:world|landscape|age)|in conclusion|it(?:'s| is) (?:important|worth) (?:to note|noting)|delve into|as of my (?:last|knowledge)|\[(?:insert [^\]]*|your \w+|company(?: name)?|product(?: name)?)\](?!\())/gi,
    message: ({text}) => `"${text}" was not written for this page`,
    fix: () => 'remove it, and say only what readers need',
  },
  {
    pattern: /\b(?:click here|and\/or|etc\.|e\.g\.|i\.e\.|please)(?=[\s,.)]|$)/gi,
    message: ({text}) => `"${text}" is not the style of this site`,
    fix: ({text}) => `write ${PLAIN[text.toLowerCase()] ?? 'it in plain words'}`,
  },
];

const PLAIN: Readonly<Record<string, string>> = {
  'click here': 'where the link goes',
  'and/or': '"or", or "and"',
  'etc.': '"such as" before the list',
  'e.g.': '"for example" or "such as"',
  'i.e.': '"that is"',
  please: 'only the verb',
};

function articled([, given, mark, word]: RegExpMatchArray): string {
  const right = article(word!) ?? given!;
  const cased = given!.startsWith('A') ? right.replace('a', 'A') : right;
  return `${cased} ${mark}${word}`;
}

const isRight = (wording: Wording, found: Found) => {
  const [first] = wordings;
  const [, given, , word] = found.match;
  if (wording === first) return TWICE.test(found.match[1]!) || !sameCase(found.match);
  if (wording === wordings[1]) return [undefined, given!.toLowerCase()].includes(article(word!));
  return false;
};

/** Whether both words have the same case. `Go go` may be a name and a verb. */
const sameCase = ([whole, word]: RegExpMatchArray) =>
  whole.startsWith(word!) && whole.toLowerCase().endsWith(word!.toLowerCase());

function inProse(page: Page): Problem[] {
  return proseOf(page).flatMap((prose) =>
    wordings.flatMap((wording) =>
      findIn(page, prose, wording.pattern)
        .filter((found) => !isRight(wording, found))
        .map((found): Problem => ({
          ...page.source.at(found.start),
          message: wording.message(found),
          fix: wording.fix(found),
          text: found.text,
          ...(wording.instead &&
            found.typed && {
              edit: {start: found.start, end: found.end, text: wording.instead(found)},
            }),
        })),
    ),
  );
}

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
  'Prose has no doubled words, wrong articles, filler words, future tense, exclamation marks or empty phrases.',
  (page) => [...inProse(page), ...unended(page)],
);
