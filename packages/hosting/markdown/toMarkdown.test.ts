import {articleOf} from '@portal/content/html/article';
import {parseHtml} from '@portal/content/html/page';
import {toMarkdown} from './toMarkdown.ts';

const ADDRESS = 'https://docs.example/docs/limits/';
const PAGES = new Set([ADDRESS, 'https://docs.example/docs/start.html']);

function convert(body: string): string {
  const html = `<article><div class="theme-doc-markdown markdown">${body}</div></article>`;
  return toMarkdown(articleOf(parseHtml(html), ADDRESS), PAGES);
}

test('removes heading links, and keeps the IDs that GitHub would not give', () => {
  const link = '<a class="hash-link" href="#a">x</a>';
  const headings = ['size', 'size-1', 'a_b', 'size-3']
    .map((id) => `<h2 id="${id}">Size${link}</h2>`)
    .join('');
  expect(convert(headings)).toBe('## Size\n\n## Size\n\n## Size {#a_b}\n\n## Size\n');
});

test.each([
  ['#a', 'https://docs.example/docs/limits/index.md#a'],
  ['/docs/start.html', 'https://docs.example/docs/start.md'],
  ['/docs/search/', 'https://docs.example/docs/search/'],
  ['https://other.example/docs/limits/', 'https://other.example/docs/limits/'],
])('the link %s leads to %s', (href, url) =>
  expect(convert(`<p><a href="${href}">it</a></p>`)).toBe(`[it](${url})\n`),
);

test('keeps the language, title and lines of code blocks', () => {
  const block = `<div class="language-js theme-code-block"><div class="codeBlockTitle_x">Add up</div>
    <pre class="prism-code language-js"><code><span>const a = 1;</span>
  <span>a &lt; 2;</span></code></pre>
    <button>Copy</button></div>`;
  expect(convert(block)).toBe('```js title="Add up"\nconst a = 1;\n  a < 2;\n```\n');
});

test('fails if a code block has no code', () => {
  expect(() => convert('<div class="theme-code-block"><p>const a = 1;</p></div>')).toThrow(
    'A code block has no element pre: const a = 1;',
  );
});

test('converts tabs to a list, including hidden ones', () => {
  const tabs = `<div data-tab-group="language"><div><ul role="tablist"><li role="tab">Node.js</li><li role="tab">Go</li></ul>
    <div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div></div>`;
  expect(convert(tabs)).toBe('- **Tab: Node.js**\n\n  one\n\n- **Tab: Go**\n\n  two\n');
});

test('converts an admonition to a quotation with its title', () => {
  const warning = `<div class="theme-admonition"><div class="admonitionHeading_x"><span><svg></svg></span>warning</div>
    <div class="admonitionContent_x"><p>Mind this.</p></div></div>`;
  expect(convert(warning)).toBe('> **warning**\n>\n> Mind this.\n');
});

test('converts diagrams to their source, keeps tables, and opens details', () => {
  expect(
    convert(`<figure data-diagram="flowchart TD\n  a --> b\n"><svg><desc>words</desc></svg></figure>
      <table><thead><tr><th>Limit</th><th>Value</th></tr></thead>
      <tbody><tr><th scope="row">Body</th><td>512KB</td></tr></tbody></table>
      <details><summary>More</summary><p>inside</p></details>
      <details><summary>One line</summary>without a paragraph</details>`),
  ).toBe(
    '```mermaid\nflowchart TD\n  a --> b\n```\n\n| Limit | Value |\n| - | - |\n| Body | 512KB |\n\n**More**\n\ninside\n\n**One line**\n\nwithout a paragraph\n',
  );
});

test('puts the text alternative of a drawing in its place', () => {
  const figure = `<figure class="picture"><div role="img" aria-label="The builder."><svg><text>1</text></svg></div>
    <figcaption><p data-picture-only>The numbers in the picture:</p><ol><li>The name.</ol></figcaption></figure>`;
  expect(convert(figure)).toBe('**Picture:** The builder.\n\n1. The name.\n');
});

test('leaves out controls', () => {
  const filter = '<fieldset><legend>Show</legend><label><input type="radio">All</label></fieldset>';
  expect(convert(`${filter}<button>Copy</button><p>All guides`)).toBe('All guides\n');
});

test('converts a card to its link and sentence, without its decorative image', () => {
  const card = '<ul><li><img src="/a.svg" alt=""><a href="/docs/delay/">Delay</a><p>Wait.</p></ul>';
  expect(convert(card)).toBe('- [Delay](https://docs.example/docs/delay/)\n\n  Wait.\n');
  expect(convert('<img src="/a.svg" alt="A queue">')).toContain('![A queue]');
});

test('fails if the page has no body', () => {
  expect(() => articleOf(parseHtml('<p>x</p>'), ADDRESS)).toThrow('.theme-doc-markdown');
});
