import {articleOf} from '@portal/content/html/article';
import {parseHtml} from '@portal/content/html/page';
import {indexFiles} from './write.ts';
import type {SearchRecord} from '../engine/records.ts';
import {recordsOf, type SearchPage} from './records.ts';
import {sectionsOf as sectionsOfDocument} from './sections.ts';

const origin = 'https://docs.example.com';

function sectionsOf(html: string) {
  const page = parseHtml(html);
  return sectionsOfDocument(page, articleOf(page, `${origin}/docs/data-stores/`));
}

const link = (id: string) => `<a href="#${id}" class="hash-link">\u200b</a>`;
const body = `
  <header><h1>Data stores</h1></header>
  <p>Keep <strong>values</strong> between runs.</p>
  <h2 id="limits">Limits${link('limits')}</h2>
  <table><thead><tr><th>Name</th><th>Value</th></tr></thead><tr><td><code>maxKeys</code></td><td>1024 keys</td></tr></table>
  <h3 id="write">Write${link('write')}</h3>
  <div class="tabs-container"><ul role="tablist"><li role="tab">Node.js</li></ul>
    <div role="tabpanel"><p>Call set.</p>
      <div class="theme-code-block"><pre>await store.setAll(orderTotals)</pre><button>Copy</button></div></div>
    <div role="tabpanel" hidden><p>Assign in Python.</p></div></div>
  <h2 id="next">Next${link('next')}</h2><ul><li>Pricing</li></ul>`;
const html = (head = '') => `<!doctype html><head>${head}</head>
  <ul><li class="breadcrumbs__item">Data and accounts</li><li class="breadcrumbs__item">Data stores</li></ul>
  <article><div class="theme-doc-markdown">${body}</div></article>`;

const page = sectionsOf(html())!;

test('cuts a page at its headings', () => {
  expect(page.group).toBe('Data and accounts');
  expect(page.sections.map(({level, anchor, heading}) => [level, anchor, heading])).toEqual([
    [1, '', 'Data stores'],
    [2, 'limits', 'Limits'],
    [3, 'write', 'Write'],
    [2, 'next', 'Next'],
  ]);
});

test('uses a page at the top of the sidebar as its own group, and ignores the icon before it', () => {
  const home = html().replace('Data and accounts', '<a aria-label="Home page"><svg></svg></a>');
  expect(sectionsOf(home)!.group).toBe('Data stores');
});

test('reads tables, with names as keys', () => {
  const limits = page.sections[1]!;
  expect(limits.content).toBe('maxKeys: 1024 keys');
  expect(limits.keys).toEqual(['maxKeys']);
});

test('reads every tab, including hidden ones, without labels and buttons', () => {
  const write = page.sections[2]!;
  expect(write.content).toBe('Call set.\nAssign in Python.');
  expect(write.code).toBe('await store.setAll(orderTotals)');
});

test('skips lists of other pages and their links', () => {
  const signposts =
    '<ol data-signposts><li><a href="/guides/">Guides</a></li></ol><nav><a href="/limits/">Limits</a></nav>';
  const withSignposts = sectionsOf(
    html().replace('</ul></div></article>', `</ul>${signposts}</div></article>`),
  )!;
  expect(withSignposts).toEqual(page);
});

test('skips pages with noindex', () => {
  expect(sectionsOf(html('<meta name="robots" content="noindex">'))).toBeUndefined();
});

const found: SearchPage = {
  ...page,
  path: '/docs/data-stores/',
  tag: 'docs-default-current',
};
const other: SearchPage = {
  ...sectionsOf(
    html().replace(
      body,
      `<header><h1>REST API reference</h1></header><a href="/docs/data-stores/">Stores</a>
       <h2 id="list-sources">What you own</h2><p><code class="rest-request">GET /sources</code></p>
       <h2 id="dev">dev</h2><div class="theme-code-block"><div>Synopsis</div><pre>wl dev &lt;file&gt;</pre></div>`,
    ),
  )!,
  path: '/docs/no-such-page/',
  label: 'REST API',
  tag: found.tag,
};
const words = {names: {'/data-stores/': ['key-value store']}, asked: {}};
const all = recordsOf([found, other], origin, '/docs/', words);
const records = all.slice(0, 4);

test('creates a record for each section, with the headings above it', () => {
  expect(records.map(({url}) => url)).toEqual([
    `${origin}/docs/data-stores/`,
    `${origin}/docs/data-stores/#limits`,
    `${origin}/docs/data-stores/#write`,
    `${origin}/docs/data-stores/#next`,
  ]);
  expect(records[2]).toMatchObject({
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Data and accounts',
      lvl1: 'Data stores',
      lvl2: 'Limits',
      lvl3: 'Write',
      lvl4: null,
    },
    code: 'await store.setAll orderTotals',
    docusaurus_tag: 'docs-default-current',
  });
});

test('indexes the path of a page, but not the links at its end', () => {
  expect(records.map(({path}) => path)).toEqual(['data stores', '', '', '']);
  expect(records[3]!.content).toBe('');
});

test('takes aliases from the names that readers use, the sidebar, code and the anchor', () => {
  expect(all[0]!.aliases).toEqual(['key-value store']);
  expect(all.slice(4).map(({aliases}) => aliases)).toEqual([
    ['REST API'],
    ['GET /sources', 'list sources'],
    ['wl dev'],
  ]);
});

test('counts links from other pages', () => {
  expect(all[0]!.links).toBe(1);
});

test('puts names, headings and keys into the small file', () => {
  const {lvl0, lvl1} = records[0]!.hierarchy;
  expect(indexFiles(records, []).titles.sections.slice(0, 2)).toEqual([
    {
      url: `${origin}/docs/data-stores/`,
      type: 'lvl1',
      hierarchy: {lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null},
      path: 'data stores',
      aliases: ['key-value store'],
      keys: 'values',
      links: 1,
    },
    {
      url: `${origin}/docs/data-stores/#limits`,
      type: 'lvl2',
      hierarchy: {lvl0, lvl1, lvl2: 'Limits', lvl3: null, lvl4: null},
      path: '',
      aliases: [],
      keys: 'maxKeys',
      links: 0,
    },
  ]);
});

test('both files name their build, which changes with any section', () => {
  const build = (changed: Partial<SearchRecord>) => {
    const {titles, full} = indexFiles([{...records[0]!, ...changed}], []);
    expect(full.build).toBe(titles.build);
    return titles.build;
  };
  expect(build({})).toBe(build({}));
  expect(build({content: 'Other words.'})).not.toBe(build({}));
});
