import {memoryStorage, removeCorrupt} from './storage.ts';

test('a storage in memory keeps text like any other', () => {
  const storage = memoryStorage();
  storage.setItem('a', 1 as unknown as string);
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'a', null]);
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['1', null]);
  storage.removeItem('a');
  storage.setItem('b', '');
  storage.clear();
  expect(storage.length).toBe(0);
});

test.each([
  ['[]', true],
  ['[{"objectID":"a"}]', true],
  ['', false],
  ['null', false],
  ['[[]]', false],
  ['[null]', false],
  ['{"a":1}', false],
  ['{"', false],
])('an entry of %s stays: %s', (text, stays) => {
  const storage = memoryStorage();
  storage.setItem('theme', '{"');
  storage.setItem('__x__a', text);
  removeCorrupt(storage, '__x__');
  expect(storage.getItem('__x__a')).toBe(stays ? text : null);
  expect(storage.getItem('theme')).toBe('{"');
});

test('markup in a kept search becomes text, but for the marks; addresses stay', () => {
  const storage = memoryStorage();
  const keep = (content: string) =>
    storage.setItem('__x__a', JSON.stringify([{content, url: '/docs/search/?q=a&b'}]));
  keep('<img src=x onerror=alert(1)> <mark>key</mark>');
  removeCorrupt(storage, '__x__');
  const kept = storage.getItem('__x__a');
  expect(JSON.parse(kept!)).toEqual([
    {content: '&lt;img src=x onerror=alert(1)&gt; <mark>key</mark>', url: '/docs/search/?q=a&b'},
  ]);
  removeCorrupt(storage, '__x__');
  expect(storage.getItem('__x__a')).toBe(kept);
});
