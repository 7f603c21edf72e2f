/** The languages of code blocks. A block without one is neither coloured nor checked. */

/** Programs: they are executed, so they name a sample. */
export const PROGRAMMING: readonly string[] = ['js', 'ts', 'python', 'go', 'bash'];

/** Data, markup and text. */
const OTHERS = [
  ...['json', 'yaml', 'toml', 'ini', 'csv', 'sql', 'xml', 'html', 'css', 'diff', 'dotenv'],
  ...['http', 'console', 'text', 'markdown', 'mermaid', 'jsx', 'tsx', 'regex', 'graphql'],
];

export const LANGUAGES: readonly string[] = [...PROGRAMMING, ...OTHERS];

/** What writers type for a language that has another name here. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  javascript: 'js',
  node: 'js',
  nodejs: 'js',
  typescript: 'ts',
  py: 'python',
  python3: 'python',
  golang: 'go',
  sh: 'bash',
  shell: 'bash',
  'shell-session': 'console',
  yml: 'yaml',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
  md: 'markdown',
  json5: 'json',
  jsonc: 'json',
  env: 'dotenv',
};
