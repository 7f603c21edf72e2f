import {isCharacter, searchKey} from './shortcuts.ts';

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  let meaning: unknown = 'not dispatched';
  const listen = (event: KeyboardEvent) => {
    meaning = searchKey(event);
  };
  addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, ...init}));
  removeEventListener('keydown', listen);
  return meaning;
};

test('Ctrl+K and ⌘K toggle the dialog, the slash opens it, Escape closes it', () => {
  expect(press({key: 'k', ctrlKey: true})).toBe('toggle');
  expect(press({key: 'K', metaKey: true})).toBe('toggle');
  expect(press({key: '/'})).toBe('open');
  expect(press({key: 'Escape'})).toBe('close');
});

test('other keys, typing in fields and composition are ignored', () => {
  document.body.innerHTML = '<textarea></textarea>';
  expect(press({key: 'k'})).toBeUndefined();
  expect(press({key: '/', ctrlKey: true})).toBeUndefined();
  expect(press({key: '/'}, document.querySelector('textarea')!)).toBeUndefined();
  expect(press({key: 'Escape', isComposing: true})).toBeUndefined();
});

test('only keys that type a character count as text', () => {
  expect(isCharacter(new KeyboardEvent('keydown', {key: 'a'}))).toBe(true);
  expect(isCharacter(new KeyboardEvent('keydown', {key: 'a', ctrlKey: true}))).toBe(false);
  expect(isCharacter(new KeyboardEvent('keydown', {key: 'Enter'}))).toBe(false);
});
