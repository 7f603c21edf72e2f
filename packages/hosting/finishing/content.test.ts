import {articleIn, contentOf} from './content.ts';
import {pathOf} from '@portal/content/html/page';

const address = 'https://docs.example/docs/limits/';
const pages = new Set([address]);

const page = (body: string, robots = '') =>
  articleIn(
    `<!doctype html><head>${robots}</head><nav><a href=/docs/other/>Other</a></nav>
   <article><nav class=breadcrumbs><span class=breadcrumbs__item>Reference</span></nav>
   <div class="theme-doc-markdown markdown"><header><h1>Limits</h1></header>
   <h2 id=size>Size<a class=hash-link href=#size>x</a></h2>${body}</div></article>
   <footer>Footer</footer>`,
  );

test('returns Markdown, headings and sections of the body, without the menus around it', () => {
  const read = contentOf(page('<p>Up to <a href=../cron/>one</a>.</p>'), address, pages);
  expect(read.markdown).toBe(
    '# Limits\n\n## Size\n\nUp to [one](https://docs.example/docs/cron/).\n',
  );
  expect(read.headers).toEqual([{level: 2, title: 'Size', slug: 'size'}]);
  expect(read.sections!.sections.map(({heading}) => heading)).toEqual(['Limits', 'Size']);
});

test('separates the cells of a table, whose rows start with a tab', () => {
  const table =
    '<table><thead><tr><th>You need</th><th>Where</th></tr></thead><tbody><tr><td>A plan</td><td>Pricing</td></tr></tbody></table>';
  const {sections} = contentOf(page(table), address, pages).sections!;
  expect(sections[1]!.content).toBe('\tA plan: Pricing');
});

test('returns no sections for a page with noindex', () => {
  const robots = '<meta name=robots content="noindex, nofollow">';
  expect(contentOf(page('', robots), address, pages).sections).toBeUndefined();
});

test('fails with the URL of a page that has no body', () => {
  for (const empty of ['<article></article>', '<p>None</p>']) {
    expect(() => contentOf(articleIn(empty), address, pages)).toThrow(address);
  }
});

test.each([
  ['limits/index.html', '/docs/limits/'],
  ['index.html', '/docs/'],
  ['quickstart/create-new-workflow.html', '/docs/quickstart/create-new-workflow.html'],
])('maps %s to %s', (file, path) => expect(pathOf({file}, '/docs/')).toBe(path));
