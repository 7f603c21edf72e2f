/** Tests the Markdown version of every page: a program must be able to use it without the HTML. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {manifestSchema} from '@portal/hosting/manifest/schema';
import {product} from '../../src/facts.ts';
import {baseUrl} from '../../src/config/site.ts';

const root = resolve(__dirname, '../..');
const build = join(root, 'build');
const {origin} = new URL(product.docsUrl);
const list = `${origin}${baseUrl}llms.txt`;

const read = (path: string) => readFileSync(join(build, path), 'utf8');
const pages = manifestSchema.parse(JSON.parse(read(`${baseUrl}pages.json`)));
const FRONT_MATTER = /^---\n[^]*?\n---\n\n/;

/** Reads the targets that a Markdown file has, and the links in it. */
function parse(text: string) {
  const slugger = createSlugger();
  const ids = new Set<string>();
  const links: string[] = [];
  const tree: Root = unified().use(remarkParse).parse(text.replace(FRONT_MATTER, ''));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push(node.url);
    }
    if (node.type !== 'heading') return;
    const [, title, id] = /^(.*?)(?: \{#(.+)\})?$/s.exec(toString(node))!;
    const slug = slugger.slug(title!);
    ids.add(id ?? slug);
  });
  return {ids, links};
}

type Parsed = ReadonlyMap<string, {text: string} & ReturnType<typeof parse>>;

const parseAll = (files: readonly (readonly [path: string, text: string])[]): Parsed =>
  new Map(files.map(([path, text]) => [path, {text, ...parse(text)}]));

const all = parseAll(
  pages.map((page) => {
    const path = markdownPathOf(page.path);
    return [path, read(path)];
  }),
);

/** Returns a message for each link of these files that leads nowhere, or to HTML instead of Markdown. */
function lostLinks(files: Parsed, targets: Parsed): string[] {
  const faultOf = (link: string): string | undefined => {
    if (!URL.canParse(link)) return 'not absolute';
    const url = new URL(link);
    if (url.origin !== origin || !url.pathname.startsWith(baseUrl)) return undefined;
    const hash = decodeURIComponent(url.hash.slice(1));
    const target = targets.get(url.pathname);
    if (target) return hash && !target.ids.has(hash) ? 'no such heading' : undefined;
    if (targets.has(markdownPathOf(url.pathname))) return 'not the Markdown version';
    return existsSync(join(build, url.pathname)) && !hash ? undefined : 'no such file';
  };
  return [...files].flatMap(([path, {links}]) =>
    links.flatMap((link) => {
      const fault = faultOf(link);
      return fault === undefined ? [] : [`${path}: ${link}: ${fault}`];
    }),
  );
}

test('each page links to its Markdown version, for hosts that cannot negotiate', () => {
  for (const {path} of pages) {
    const html = read(path.endsWith('/') ? `${path}index.html` : path);
    const [link = ''] = /<link\b[^>]*text\/markdown[^>]*>/.exec(html) ?? [];
    expect([path, link.includes(markdownPathOf(path))]).toEqual([path, true]);
  }
});

test('every link leads to a Markdown version and to one of its headings', () => {
  expect(all.size).toBeGreaterThan(0);
  const links = [...all.values()].flatMap((file) => file.links);
  expect(links.length).toBeGreaterThan(0);
  expect(lostLinks(all, all)).toEqual([]);
  const others = ['llms.txt', '404.md'].map((name) => baseUrl + name);
  expect(lostLinks(parseAll(others.map((path) => [path, read(path)])), all)).toEqual([]);
});

test('finds links that lead nowhere', () => {
  const url = `${origin}${baseUrl}`;
  const faults = {
    'limits/': 'not absolute',
    [`${url}limits/#http`]: 'not the Markdown version',
    [`${url}limits/index.md#number`]: 'no such heading',
    [`${url}gone/index.md`]: 'no such file',
    [`${url}limits/index.md#count`]: undefined,
    [`${url}limits/index.md#size-1`]: undefined,
    [`${url}pages.json`]: undefined,
    'https://other.example/docs/gone/': undefined,
  };
  const files = parseAll([
    [`${baseUrl}limits/index.md`, '---\nurl: x\n---\n\n# Size\n\n## Size\n\n## Number {#count}\n'],
    [
      `${baseUrl}a.md`,
      Object.keys(faults)
        .map((link) => `[x](${link})\n`)
        .join('\n'),
    ],
  ]);
  expect(lostLinks(files, files)).toEqual(
    Object.entries(faults)
      .filter(([, fault]) => fault !== undefined)
      .map(([link, fault]) => `${baseUrl}a.md: ${link}: ${fault}`),
  );
});

test.each(pages)('$path says what it is, and marks its tabs and titles', (page) => {
  const {path, title, version, frontmatter} = page;
  const {text} = all.get(markdownPathOf(path))!;
  const [frontMatter] = FRONT_MATTER.exec(text)!;
  const description = frontmatter.short_description;
  const known = {title, description, url: origin + path, version};
  for (const [key, value] of Object.entries(known)) {
    expect(frontMatter).toContain(`\n${key}: ${JSON.stringify(value)}\n`);
  }
  const [first, , second] = text.slice(frontMatter.length).split('\n');
  expect(first).toBe(`> All pages: [llms.txt](${list})`);
  expect(second).toBe(`# ${title}`);

  const html = read(path.endsWith('/') ? `${path}index.html` : path);
  const count = (of: string, pattern: RegExp) => of.match(pattern)?.length ?? 0;
  expect(count(text, /^ *- \*\*Tab: /gm)).toBe(count(html, / role="?tab"?[ >]/g));
  expect(count(text, /^ *`{3,}\S+ title="/gm)).toBe(count(html, /class="?codeBlockTitle/g));
});

/** What a reader clicks, as text of its own. */
const CONTROL = /<(?:button|label|legend|summary)\b[^>]*>(?:<input[^>]*>)?([^<]+)/g;

test('no text of the interface is left', () => {
  const labels = new Set(
    pages
      .filter(({path}) => path.endsWith('/'))
      .flatMap(({path}) => [...read(`${path}index.html`).matchAll(CONTROL)])
      .map(([, label]) => label!.trim()),
  );
  expect([...labels]).toEqual(expect.arrayContaining(['Copy page']));
  for (const [path, {text}] of all) {
    const left = text.split('\n').filter((line) => labels.has(line));
    expect([path, left, /the numbers in the picture/i.test(text)]).toEqual([path, [], false]);
  }
});
