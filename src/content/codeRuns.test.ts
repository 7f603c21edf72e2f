import {htmlLines, writeRuns} from './codeRuns.ts';

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

test('lines of HTML carry the kinds as classes, and no element goes over a line', () => {
  expect(htmlLines('const a = `x\n<y>`;', '5.keyword 5 7.string 1')).toEqual([
    '<span class="token keyword">const</span> a = <span class="token string">`x</span>',
    '<span class="token string">&lt;y&gt;`</span>;',
  ]);
});

test('runs of another text are not used', () => {
  expect(htmlLines('a && b', '3.keyword')).toEqual(['a &amp;&amp; b']);
  expect(htmlLines('a\n\nb')).toEqual(['a', '', 'b']);
});
