import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {cutStyles} from './styles.ts';

let site: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(site, name)), {recursive: true});
  writeFileSync(join(site, name), text);
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'styles-'));
  write('limits/index.html', '<p class="lead">Limits</p>');
  write('assets/js/main.js', 'element.className = "copied"');
  write(
    'assets/css/styles.1.css',
    ':root{--a:red;--b:blue}.lead{color:var(--a)}.copied{top:0}.avatar{color:var(--b)}',
  );
});
afterEach(() => rmSync(site, {recursive: true}));

test('keeps what a page or a script names, and nothing else', async () => {
  const {from, to} = await cutStyles(site);
  expect(from).toBe('assets/css/styles.1.css');
  expect(existsSync(join(site, from))).toBe(false);
  expect(readFileSync(join(site, to), 'utf8')).toBe(
    ':root{--a:red}.lead{color:var(--a)}.copied{top:0}',
  );
});

test('names the file by its content', async () => {
  const {to} = await cutStyles(site);
  write('assets/css/other.css', '');
  rmSync(join(site, 'assets/css/other.css'));
  write(to, '.lead{color:green}');
  expect((await cutStyles(site)).to).not.toBe(to);
});

test('a second style sheet is an error', async () => {
  write('assets/css/other.css', '');
  await expect(cutStyles(site)).rejects.toThrow('Expected one style sheet');
});
