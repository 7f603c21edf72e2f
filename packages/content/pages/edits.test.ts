import {applyEdits} from './edits.ts';

test('applies edits in any order', () =>
  expect(
    applyEdits('one two three', [
      {start: 8, end: 13, text: '3'},
      {start: 0, end: 3, text: '1'},
    ]),
  ).toBe('1 two 3'));

test('skips the second of two overlapping edits', () =>
  expect(
    applyEdits('one two', [
      {start: 0, end: 5, text: 'a'},
      {start: 4, end: 7, text: 'b'},
    ]),
  ).toBe('awo'));
