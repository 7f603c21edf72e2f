import postcss from 'postcss';
import {settleProperties} from './properties.ts';

function settled(css: string, words: string[] = []): string {
  const root = postcss.parse(css);
  settleProperties(root, new Set(words));
  return root.toString();
}

test('what is declared once is written in, through others, too', () => {
  expect(settled(':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b,0) auto}')).toBe(
    ':root{--a:1px;--b:calc(1px *2)}p{margin:calc(1px *2) auto}',
  );
});

test('an alias of what changes with the mode is that property', () => {
  const css = (of: string) =>
    `:root{--ink:#000;--text:var(--ink)}[data-theme=dark]{--ink:#fff}p{color:var(--${of})}`;
  expect(settled(css('text'))).toBe(css('ink'));
});

test('a default in a layer goes where the site always overrides it', () => {
  expect(settled('@layer base{:root{--a:1px;--b:2px}}:root{--a:3px}')).toBe(
    '@layer base{:root{--b:2px}}:root{--a:3px}',
  );
});

test('two values that met at a bracket stay two', () => {
  expect(settled(':root{--a:.2s;--b:ease}p{transition:color var(--a)var(--b)}')).toBe(
    ':root{--a:.2s;--b:ease}p{transition:color .2s ease}',
  );
});

test.each([
  ['declared again for a mode', ':root{--a:1px}[data-theme=dark]{--a:2px}'],
  ['declared for a medium only', '@media print{:root{--a:1px}}'],
  ['declared in the dark only', '[data-theme=dark]{--a:1px}'],
  ['declared on elements', ':root{--a:1px}.wide{--a:2px}'],
  ['an alias of what elements declare', ':root{--b:1px;--a:var(--b)}.wide{--b:2px}'],
  ['an alias of itself', ':root{--a:var(--a)}'],
  ['an alias of an alias of itself', ':root{--a:var(--b);--b:var(--a)}'],
  ['a word for the value outside', ':root{--a:inherit}'],
  ['overridden in a layer that may come later', ':root{--a:1px!important}@layer x{:root{--a:2px}}'],
])('%s is left as it is', (_, css) => {
  expect(settled(`${css}p{margin:var(--a)}`)).toMatch(/p\{margin:var\(--a\)\}$/);
});

test('what a script names may be set by it', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';
  expect(settled(css, ['a'])).toBe(css);
});
