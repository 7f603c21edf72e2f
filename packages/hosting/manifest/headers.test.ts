import {articleOf} from '@portal/content/html/article';
import {parseHtml} from '@portal/content/html/page';
import {headersOf} from './headers.ts';

const page = (content: string) => {
  const html = `<!doctype html><html lang=en><body><nav><h2 id=menu>Menu</h2></nav>
   <main><article><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${content}</div></article></main>
   <footer><h2 id=foot>Footer</h2></footer>`;
  return articleOf(parseHtml(html), 'https://docs.example/docs/');
};

test('reads levels 2 and 3 of the content, in order', () => {
  const html = page(
    '<h2 id=one>One</h2><p>text</p><h3 id=two>Two</h3><h4 id=three>Three</h4><h2 id=four>Four</h2>',
  );
  expect(headersOf(html)).toEqual([
    {level: 2, title: 'One', slug: 'one'},
    {level: 3, title: 'Two', slug: 'two'},
    {level: 2, title: 'Four', slug: 'four'},
  ]);
});

test('reads only text: no links, markup or invisible characters', () => {
  const html = page(
    '<h2 class=anchor id=x>The <code>$.flow</code> &amp; <em>more</em><a href=#x class=hash-link>\u200b</a></h2>',
  );
  expect(headersOf(html)).toEqual([{level: 2, title: 'The $.flow & more', slug: 'x'}]);
});

test('reads headings inside tabs and components, and skips headings without an id', () => {
  const html = page('<div hidden><section><h3 id=py>Python</h3></section></div><h2>Unlinked</h2>');
  expect(headersOf(html)).toEqual([{level: 3, title: 'Python', slug: 'py'}]);
});
