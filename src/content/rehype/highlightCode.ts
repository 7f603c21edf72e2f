/**
 * Colors code at build time: each block of a language that Prism knows is given its runs, from which
 * `src/theme/CodeBlock/Content` makes the lines. The browser gets no highlighter.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import {Prism} from 'prism-react-renderer';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type Run, writeRuns} from '../codeRuns.ts';

type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};

const syntax = readFileSync(join(__dirname, '../../css/syntax.css'), 'utf8');

/** The kinds of token that the style sheet names; the others need not be told apart. */
const NAMED = new Set(Array.from(syntax.matchAll(/\.([a-z-]+)/g), ([, name]) => name!));

/** Named only where they stand inside something colored. */
const UNCOLORED = new Set(['punctuation', 'operator', 'interpolation-punctuation']);

const load = createRequire(__filename);

/** Prism's languages register themselves with a global. */
function addLanguages(languages: readonly string[]): void {
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of languages) load(`prismjs/components/prism-${language}`);
  scope.Prism = before;
}

function runsOf(token: Token | Token[], types: readonly string[] = []): Run[] {
  if (Array.isArray(token)) return token.flatMap((part) => runsOf(part, types));
  if (typeof token === 'string') {
    return [{length: token.length, types: types.every((type) => UNCOLORED.has(type)) ? [] : types}];
  }
  const own = [token.type, ...(token.alias ? [token.alias].flat() : [])];
  const added = own.filter((type) => NAMED.has(type) && type !== types.at(-1));
  return runsOf(token.content, [...types, ...added]);
}

/**
 * @param code - the text of a block
 * @param language - as its fence names it
 * @returns its runs, or undefined where the language is unknown or nothing has a color
 */
export function highlight(code: string, language: string): string | undefined {
  const grammar = Prism.languages[language.toLowerCase()];
  if (!grammar) return undefined;
  const env = {code, grammar, language, tokens: [] as Token[]};
  Prism.hooks.run('before-tokenize', env as never);
  env.tokens = Prism.tokenize(code, grammar) as Token[];
  Prism.hooks.run('after-tokenize', env as never);
  const runs = runsOf(env.tokens);
  return runs.some(({types}) => types.length > 0) ? writeRuns(runs) : undefined;
}

const languageOf = (code: Element) =>
  [code.properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name))?.[1])
    .find(Boolean);

interface Options {
  /** Languages beside those that the highlighter brings with it. */
  languages: readonly string[];
}

export const highlightCode: Plugin<[Options], Root> = ({languages}) => {
  addLanguages(languages);
  return (tree) => {
    visit(tree, {tagName: 'pre'}, (pre: Element) => {
      const [code] = pre.children;
      const language = code?.type === 'element' && languageOf(code);
      if (!language) return;
      const text = toText(code, {whitespace: 'pre'}).replace(/\r?\n$/, '');
      const runs = highlight(text, language);
      if (runs) code.properties.runs = runs;
    });
  };
};
