import {codeHtml, writeRuns} from './codeRuns.ts';

test('runs of a kind become one, and plain text has no kind', () => {
  const runs = [
    {length: 5, types: ['keyword']},
    {length: 1, types: []},
    {length: 2, types: []},
    {length: 0, types: ['string']},
    {length: 3, types: ['template-string', 'string']},
  ];
  expect(writeRuns(runs)).toBe('5.keyword 3 3.template-string.string');
});

test('colors are classes, and no element goes over a line', () => {
  expect(codeHtml('const a = `x\n<y>`;', '5.keyword 5 7.string 1')).toBe(
    '<span class="token keyword">const</span> a = <span class="token string">`x</span>\n' +
      '<span class="token string">&lt;y&gt;`</span>;',
  );
});

test('only a line with attributes is an element', () => {
  const marked = (line: number) => (line === 1 ? 'class="marked"' : '');
  expect(codeHtml('a\nb\nc', undefined, marked)).toBe('a\n<div class="marked">b\n</div>c');
});

test('runs of another text are not used', () => {
  expect(codeHtml('a && b', '3.keyword')).toBe('a &amp;&amp; b');
  expect(codeHtml('a\n\nb')).toBe('a\n\nb');
});

test('an empty line at the end is seen', () => {
  expect(codeHtml('a\n')).toBe('a\n\n');
});
