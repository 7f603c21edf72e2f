/**
 * The languages of code blocks: how to write them, whether their blocks run in the tests, and what
 * highlights them. To add a language, add a row. If its samples run, it also needs a lane in
 * `packages/samples/lanes/`.
 */
export interface CodeLanguage {
  /** Whether its blocks run, have to parse, or are only shown. */
  blocks: 'run' | 'parse' | 'show';
  /** Other names for it. Pages use one name, so the check suggests it for these. */
  also?: readonly string[];
  /** The Prism language file, for languages that prism-react-renderer doesn't include. */
  prism?: string;
}

/** By the name after the fence: ```` ```js ````. */
export const codeLanguages = {
  js: {blocks: 'run', also: ['javascript', 'mjs', 'node']},
  ts: {blocks: 'run', also: ['typescript']},
  python: {blocks: 'run', also: ['py']},
  go: {blocks: 'run', also: ['golang']},
  bash: {blocks: 'run', also: ['sh', 'shell', 'zsh'], prism: 'bash'},
  console: {blocks: 'run', also: ['terminal']},
  json: {blocks: 'parse', prism: 'json'},
  yaml: {blocks: 'parse', also: ['yml']},
  http: {blocks: 'parse', prism: 'http'},
  xml: {blocks: 'parse'},
  text: {blocks: 'show', also: ['txt', 'plaintext']},
  html: {blocks: 'show'},
  csv: {blocks: 'show'},
  mermaid: {blocks: 'show'},
  md: {blocks: 'show', also: ['markdown']},
  mdx: {blocks: 'show'},
  css: {blocks: 'show'},
  diff: {blocks: 'show'},
  graphql: {blocks: 'show'},
  ini: {blocks: 'show'},
  sql: {blocks: 'show'},
  toml: {blocks: 'show'},
} as const satisfies Record<string, CodeLanguage>;

type Languages = typeof codeLanguages;

/** The languages whose blocks run, have to parse, or are shown. */
export type LanguageOf<Blocks extends CodeLanguage['blocks']> = {
  [Id in keyof Languages]: Languages[Id] extends {blocks: Blocks} ? Id : never;
}[keyof Languages];
