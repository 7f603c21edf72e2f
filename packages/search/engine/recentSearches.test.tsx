import {removeCorruptSearches} from './recentSearches.ts';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';

test.each([
  ['[]', true],
  ['[{"objectID":"a","hierarchy":{}}]', true],
  ['[{"objectID":"a"}]', false],
  ['', false],
  ['null', false],
  ['[null]', false],
  ['{"a":1}', false],
  ['{"', false],
])('an entry with %s stays: %s', (text, stays) => {
  localStorage.setItem('theme', '{"');
  localStorage.setItem(KEY, text);
  removeCorruptSearches();
  expect(localStorage.getItem(KEY)).toBe(stays ? text : null);
  expect(localStorage.getItem('theme')).toBe('{"');
});

test('storage that is blocked is left alone', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(removeCorruptSearches).not.toThrow();
  blocked.mockRestore();
});
