import type {MouseEvent} from 'react';
import {isPlainClick} from './isPlainClick.ts';

const plain = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
const click = (changes: object) => isPlainClick({...plain, ...changes} as MouseEvent);

test('a click without keys opens the link here', () => expect(click({})).toBe(true));

test.each([
  ['the middle button opens a tab', {button: 1}],
  ['Ctrl opens a tab', {ctrlKey: true}],
  ['⌘ opens a tab', {metaKey: true}],
  ['Shift opens a window', {shiftKey: true}],
  ['Alt downloads', {altKey: true}],
])('%s', (_, changes) => expect(click(changes)).toBe(false));
