/** The places of a page in which a contributor's sentence may stand. */

/** Puts a sentence with its mark into a place; the lines of the body. */
export type Place = (sentence: string) => string[];

/** What a page with tabs begins with. */
const TABS = ['import TabItem from "@theme/TabItem";', 'import Tabs from "@theme/Tabs";', ''];

export const places = {
  prose: (text) => [text],
  'after other text': (text) => ['Events wait in a queue.', '', `They leave it in order. ${text}`],
  'a second line': (text) => ['Events wait in a queue,', `in order. ${text}`],
  'a list': (text) => ['- One item.', `- ${text}`, '- A last item.'],
  'a nested list': (text) => ['- One item:', `  - ${text}`],
  steps: (text) => ['1. Open the page.', `2. ${text}`],
  'a table': (text) => ['| Part | What it does |', '| --- | --- |', `| Queue | ${text} |`],
  'an admonition': (text) => [':::tip', '', text, '', ':::'],
  'a quote': (text) => [`> ${text}`],
  'a tab': (text) => [
    ...TABS,
    '<Tabs>',
    '<TabItem value="a" label="A" default>',
    '',
    text,
    '',
    '</TabItem>',
    '</Tabs>',
  ],
  'bold text': (text) => [`Know this: **${text}** It is so.`],
  'a heading below': (text) => ['## Queues', '', text],
} satisfies Record<string, Place>;

/** Places that hold plain words: no Markdown, no full stop. */
export const wordPlaces = {
  'alternative text': (text) => [`![${text}](/img/logo.svg)`],
  'the label of a tab': (text) => [
    ...TABS,
    '<Tabs>',
    `<TabItem value="a" label="${text}" default>`,
    '',
    'Text.',
    '',
    '</TabItem>',
    '</Tabs>',
  ],
  'the words of a diagram': (text) => [
    '```mermaid',
    'flowchart LR',
    '  accTitle: Steps',
    '  accDescr: Two steps.',
    `  A["${text}"] --> B`,
    '```',
  ],
} satisfies Record<string, Place>;

/** Places for code: a language, and the line before. */
export const codePlaces = {
  'a text block': (text) => ['```text', 'Output', text, '```'],
  'a shell block': (text) => ['```bash no-run="fragment"', `echo "${text}"`, '```'],
  'a JSON block': (text) => ['```json', `{"value": "${text}"}`, '```'],
  'inline code': (text) => [`Write \`${text}\` into the field.`],
  'a YAML block in a tab': (text) => [
    ...TABS,
    '<Tabs>',
    '<TabItem value="a" label="A" default>',
    '',
    '```yaml',
    `value: "${text}"`,
    '```',
    '',
    '</TabItem>',
    '</Tabs>',
  ],
} satisfies Record<string, Place>;
