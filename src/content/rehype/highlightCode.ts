/**
 * Colors code at build time: each block of a language that Prism knows is given its runs, from which
 * `src/theme/CodeBlock/block.ts` makes the lines. The browser gets no highlighter.
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

const syntax = readFileSync(join(__dirname, '../../css/syntax.css'), 'utf8').replace(
  /\/\*[^]*?\*\//g,
  '',
);

/** The rules for tokens, in their order: which kinds they name, and what they set. */
const rules = Array.from(syntax.matchAll(/([^{}]+)\{([^}]*)\}/g), ([, selector, body]) => ({
  kinds: Array.from(selector!.matchAll(/\.([a-z-]+)/g), ([, kind]) => kind!).slice(1),
  sets: new Map(
    Array.from(body!.matchAll(/([a-z-]+): ([^;]+);/g), ([, name, value]) => [name!, value!]),
  ),
}));

const NAMED = new Set(rules.flatMap(({kinds}) => kinds));

/** The color of code as such. */
const PLAIN = 'var(--code-text)';

/**
 * The fewest kinds with which a token looks the same: what looks like its neighbor needs no element
 * of its own. The rules weigh the same, so the last one wins.
 */
function looksOf(types: readonly string[]): string[] {
  const settled = new Map<string, string>();
  const kinds: string[] = [];
  for (const rule of rules.toReversed()) {
    if (!rule.kinds.some((kind) => types.includes(kind))) continue;
    const added = [...rule.sets].filter(([name]) => !settled.has(name));
    if (added.length > 0) kinds.unshift(rule.kinds[0]!);
    for (const [name, value] of added) settled.set(name, value);
  }
  return [...settled.values()].every((value) => value === PLAIN) ? [] : kinds;
}

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
  if (typeof token === 'string') return [{length: token.length, types: looksOf(types)}];
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
