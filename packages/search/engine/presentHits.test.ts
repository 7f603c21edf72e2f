import {marksOnly, presentHits} from './presentHits.ts';

test.each([
  ['Use <T> for <mark>all</mark>', 'Use &lt;T&gt; for <mark>all</mark>'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['a &lt;b&gt; &amp; c', 'a &lt;b&gt; &amp; c'],
])('%s is shown as text', (html, safe) => {
  expect(marksOnly(html)).toBe(safe);
  expect(marksOnly(marksOnly(html))).toBe(safe);
});

test('every text of a hit is made safe, and its URL becomes a path on this site', () => {
  const hit = {
    url: 'https://acme.example/docs/limits/#http',
    hierarchy: {lvl1: 'Map<K, V>', lvl2: null},
    _snippetResult: {content: {value: '<b>x</b>'}},
  };
  expect(presentHits([hit], (url) => new URL(url).pathname)).toEqual([
    {
      url: '/docs/limits/',
      hierarchy: {lvl1: 'Map&lt;K, V&gt;', lvl2: null},
      _snippetResult: {content: {value: '&lt;b&gt;x&lt;/b&gt;'}},
    },
  ]);
});
