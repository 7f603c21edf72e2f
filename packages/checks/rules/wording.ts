import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../core/finding.ts';
import type {Page} from '@portal/content/pages/page';
import {findIn, proseOf, type Found} from '@portal/content/pages/prose';
import {agreement} from '../core/agreement.ts';
import {pageRule} from '../core/rule.ts';

/** A pattern in prose, and what to say about a match. */
export interface Wording {
  pattern: RegExp;
  message(found: Found): string;
  fix(found: Found): string;
}

const wordings: readonly Wording[] = [
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
    pattern:
      /,{2,}|;{2,}|(?<![./\w])\.{2}(?![./])|(?<=\w)\.{2}(?=\s|$)|(?<=\w)(?:[,;]\.|\.,)(?=\s|$)/g,
    message: ({text}) => `doubled punctuation: "${text}"`,
    fix: () => 'write it once',
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

function inProse(page: Page): Problem[] {
  return proseOf(page).flatMap((prose) =>
    [...wordings, ...agreement].flatMap(({pattern, message, fix}) =>
      findIn(page, prose, pattern).map((found): Problem => ({
        ...page.source.at(found.start),
        message: message(found),
        fix: fix(found),
        text: found.text,
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
  'Prose has no filler words, future tense, exclamation marks, empty phrases, or verbs that do not agree.',
  (page) => [...inProse(page), ...unended(page)],
);
