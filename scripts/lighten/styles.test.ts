import {PageNames, wordsOf} from './names.ts';
import {cutStyles} from './styles.ts';

const pages = new PageNames();
pages.add(
  '<main class="page wide"><a id=top href=/>x</a><script>box.className="failure"</script></main>',
);

const cut = (css: string) =>
  cutStyles(css, {names: pages.names, tags: pages.tags, words: wordsOf('e("dialog open")')});

test('what pages show comes first, what the app adds later, what nobody uses never', () => {
  expect(cut('.page{top:0}.dialog{top:1px}.hero{top:2px}')).toEqual({
    page: '.page{top:0}',
    app: '.dialog{top:1px}',
  });
});

test.each([
  ['a state that the app sets', '.page.open{top:0}', 'app'],
  ['a tag that only the app adds', 'dialog{top:0}', 'app'],
  ['an id', '#top{top:0}', 'page'],
  ['a name in an inline script', '.failure{top:0}', 'page'],
  ['an attribute', "[class*='pag']{top:0}", 'page'],
  ['an alternative', '.page:is(.wide,.hero){top:0}', 'page'],
  ['what holds something that only the app adds', 'main:has(.open){top:0}', 'app'],
  ['what is not', '.page:not(.open){top:0}', 'page'],
] as const)('%s belongs where it is used', (_, css, part) => {
  expect(cut(css)).toEqual({page: '', app: '', [part]: css});
});

test('each selector of a list goes its own way, within its layer and query', () => {
  expect(cut('@layer a{@media print{.page,.dialog,.hero{top:0}}}')).toEqual({
    page: '@layer a{@media print{.page{top:0}}}',
    app: '@layer a{@media print{.dialog{top:0}}}',
  });
});

test('animations stay, and properties that are read, directly or not', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--unread:0}@keyframes k{from{top:0}}.page{top:var(--a);--b:2px;animation:k}';
  expect(cut(css).page).toBe(css.replace(';--unread:0', ''));
});

test('the names of pages are those of every form of attribute', () => {
  const names = new PageNames();
  names.add("<p class='a b' id=c><b class=d>");
  expect([...names.names]).toEqual(['a', 'b', 'c', 'd']);
  expect([...names.tags]).toEqual(['p', 'b']);
});
