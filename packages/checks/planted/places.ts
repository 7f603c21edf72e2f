/** The places on a page where a contributor may write a sentence. */

/** Puts a sentence with its mark into a place. Returns the lines of the body. */
export type Place = (sentence: string) => string[];

/** The imports of a page with tabs. */
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

/** Places for plain words, without Markdown or a period. */
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
  'the label of a diagram': (text) => [
    '```mermaid',
    'flowchart LR',
    '  accTitle: Steps',
    '  accDescr: Two steps.',
    `  A["${text}"] --> B`,
    '```',
  ],
} satisfies Record<string, Place>;

/** Places for code. */
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
