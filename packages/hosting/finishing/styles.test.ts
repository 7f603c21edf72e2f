import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {cutStyles, withStyles} from './styles.ts';

let site: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(site, name)), {recursive: true});
  writeFileSync(join(site, name), text);
};
const read = (name: string) => readFileSync(join(site, name), 'utf8');

const ORIGINAL = 'assets/css/styles.1.css';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'styles-'));
  write('limits/index.html', '<p class="lead">Limits</p>');
  write('assets/js/main.js', 'element.className = "copied"');
  write(
    ORIGINAL,
    ':root{--a:red;--b:blue}.copied{top:0}.lead{color:var(--a)}.avatar{color:var(--b)}',
  );
});
afterEach(() => rmSync(site, {recursive: true}));

test('gives pages the rules that HTML uses, and the app the rules that only scripts use', async () => {
  const {original, page, app} = await cutStyles(site);
  expect(original).toBe(ORIGINAL);
  expect(existsSync(join(site, original))).toBe(false);
  expect(read(page)).toBe(':root{--a:red}.lead{color:var(--a)}');
  expect(read(app)).toBe('.copied{top:0}');
});

test('keeps the layers, media queries and custom properties of rules for the app', async () => {
  write(
    ORIGINAL,
    ':root{--a:red;--c:blue}@layer x{@media print{.lead{color:var(--a)}.copied,.lead{top:var(--c)}}}' +
      '@keyframes k{to{top:0}}.copied{animation:k}',
  );
  const {page, app} = await cutStyles(site);
  expect(read(page)).toBe(
    ':root{--a:red;--c:blue}@layer x{@media print{.lead{color:var(--a)}.lead{top:var(--c)}}}',
  );
  expect(read(app)).toBe(
    '@layer x{@media print{.copied{top:var(--c)}}}@keyframes k{to{top:0}}.copied{animation:k}',
  );
});

test('gives pages the custom properties of the app, so that it adds none to the root', async () => {
  write(ORIGINAL, ':root{--a:red;--c:blue}.lead{color:var(--a)}.copied{top:var(--c)}');
  const {page, app} = await cutStyles(site);
  expect(read(page)).toBe(':root{--a:red;--c:blue}.lead{color:var(--a)}');
  expect(read(app)).toBe('.copied{top:var(--c)}');
});

test.each(['portal (1)', 'x [b]', '{a,b}!'])('works in a folder named %s', async (name) => {
  const folder = join(site, name);
  write(`${name}/index.html`, '<p class="lead">Limits</p>');
  write(`${name}/assets/js/main.js`, '"copied"');
  write(`${name}/${ORIGINAL}`, '.copied{top:0}.lead{left:0}');
  const {page, app} = await cutStyles(folder);
  expect([read(`${name}/${page}`), read(`${name}/${app}`)]).toEqual([
    '.lead{left:0}',
    '.copied{top:0}',
  ]);
});

test('limits the styles of wide windows to screens, because Safari prints with them', async () => {
  const [wide, narrow] = ['(width>=997px)', '(width<=996px)'];
  write(ORIGINAL, `@media ${wide}{.lead{top:0}}@media ${narrow}{.lead{top:1px}}`);
  expect(read((await cutStyles(site)).page)).toBe(
    `@media screen and ${wide}{.lead{top:0}}@media ${narrow}{.lead{top:1px}}`,
  );
});

test('keeps custom properties that only scripts use', async () => {
  write('assets/js/icons.js', 'icon({color: "var(--b)"})');
  expect(read((await cutStyles(site)).page)).toContain(':root{--a:red;--b:blue}');
});

test('keeps rules for attributes that scripts set', async () => {
  write(ORIGINAL, '[data-search=embedded] .lead{top:0}');
  expect(read((await cutStyles(site)).page)).toBe('[data-search=embedded] .lead{top:0}');
});

test('changes the file name if the content changes', async () => {
  const before = await cutStyles(site);
  rmSync(join(site, before.page));
  rmSync(join(site, before.app));
  write(ORIGINAL, '.lead{color:green}');
  expect((await cutStyles(site)).page).not.toBe(before.page);
});

test('fails if there are two style sheets', async () => {
  write('assets/css/other.css', '');
  await expect(cutStyles(site)).rejects.toThrow('Expected one style sheet');
});

test.each([
  `<link rel="stylesheet" href="/docs/${ORIGINAL}" />`,
  `<link rel=stylesheet href=/docs/${ORIGINAL} />`,
])('replaces %s with links to the two style sheets', (link) => {
  const styles = {original: ORIGINAL, page: 'assets/css/styles.2.css', app: 'assets/css/app.3.css'};
  expect(withStyles(`<head>${link}</head>`, styles)).toBe(
    '<head><link rel="stylesheet" href="/docs/assets/css/styles.2.css">' +
      '<meta name="app-style" content="/docs/assets/css/app.3.css"></head>',
  );
});

test("fails if a page links to the style sheet in a way that it doesn't know", () => {
  const styles = {original: ORIGINAL, page: 'assets/css/styles.2.css', app: 'assets/css/app.3.css'};
  const link = `<link href="/docs/${ORIGINAL}" rel="stylesheet">`;
  expect(() => withStyles(link, styles)).toThrow(ORIGINAL);
});
