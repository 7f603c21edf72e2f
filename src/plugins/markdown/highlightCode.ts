/**
 * Highlights code at build time. In the browser, Prism would be a fifth of the JavaScript of a first
 * visit, and would highlight every block a second time.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import {Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {escapeHtml} from '@portal/content/text/escapeHtml';

type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};

/** The kinds of tokens that have a rule in the style sheet; others need no element. */
const STYLED = new Set(
  Array.from(
    readFileSync(join(__dirname, '../../css/syntax.css'), 'utf8').matchAll(/\.([a-z-]+)/g),
    ([, kind]) => kind!,
  ),
);

/** Tokens with the color of plain text. They only need an element inside a token with a color. */
const PLAIN = new Set(['operator', 'punctuation', 'interpolation-punctuation']);

function tokenHtml(token: Token | Token[], isInside = false): string {
  if (Array.isArray(token)) return token.map((part) => tokenHtml(part, isInside)).join('');
  if (typeof token === 'string') return escapeHtml(token);
  const kinds = [token.type, ...[token.alias ?? []].flat()].filter((kind) => STYLED.has(kind));
  const isPlain = kinds.every((kind) => !isInside && PLAIN.has(kind));
  if (isPlain) return tokenHtml(token.content, isInside);
  const start = `<span class="token ${kinds.join(' ')}">`;
  // Elements end with their line, so lines can be highlighted and numbered.
  return `${start}${tokenHtml(token.content, true).replaceAll('\n', `</span>\n${start}`)}</span>`;
}

const load = createRequire(__filename);

/** Prism's language files register themselves with a global `Prism`. */
function addLanguages(languages: readonly string[]): void {
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of languages) load(`prismjs/components/prism-${language}`);
  scope.Prism = before;
}

/**
 * Highlights code.
 *
 * @param code - the text of a block
 * @param language - the language of its fence
 * @returns HTML with as many lines as the code, or undefined for a language that Prism doesn't know
 */
export function highlight(code: string, language: string): string | undefined {
  const grammar = Prism.languages[language.toLowerCase()];
  if (!grammar) return undefined;
  const env = {code, grammar, language, tokens: [] as Token[]};
  Prism.hooks.run('before-tokenize', env as never);
  env.tokens = Prism.tokenize(code, grammar) as Token[];
  Prism.hooks.run('after-tokenize', env as never);
  return tokenHtml(env.tokens);
}

const languageOf = (code: Element) =>
  [code.properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find(Boolean);

interface Options {
  /** Languages to add to those that prism-react-renderer includes. */
  languages: readonly string[];
}

/** Adds the highlighted HTML of each code block as the property `html`, for `src/theme/CodeBlock`. */
export const highlightCode: Plugin<[Options], Root> = ({languages}) => {
  addLanguages(languages);
  return (tree) => {
    visit(tree, {tagName: 'pre'}, (pre: Element) => {
      const [code] = pre.children;
      const language = code?.type === 'element' && languageOf(code);
      if (!language) return;
      const text = toText(code, {whitespace: 'pre'}).replace(/\r?\n$/, '');
      const html = highlight(text, language);
      // Without colors, the plain text is enough.
      if (html?.includes('<span')) code.properties.html = html;
    });
  };
};
