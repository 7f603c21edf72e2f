import {searchShortcut} from './shortcut.ts';

const press = (init: KeyboardEventInit, target: EventTarget = document.body) => {
  let meaning: unknown = 'not dispatched';
  const listen = (event: KeyboardEvent) => {
    meaning = searchShortcut(event);
  };
  addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, composed: true, ...init}));
  removeEventListener('keydown', listen);
  return meaning;
};

test.each([
  {key: 'k', ctrlKey: true},
  {key: 'k', metaKey: true},
  // Caps Lock is on.
  {key: 'K', ctrlKey: true},
  // On a Russian and a Greek layout.
  {key: 'л', code: 'KeyK', ctrlKey: true},
  {key: 'κ', code: 'KeyK', metaKey: true},
  // On the Dvorak layout, the K is elsewhere.
  {key: 'k', code: 'KeyV', ctrlKey: true},
])('%j toggles the dialog', (init) => {
  expect(press(init)).toBe('toggle');
});

// On a German layout, the slash needs Shift.
test.each([{key: '/'}, {key: '/', shiftKey: true}])('%j opens the dialog', (init) => {
  expect(press(init)).toBe('open');
});

test.each([
  {key: 'k'},
  // Firefox's console, and Safari's shortcuts
  {key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true},
  {key: 'k', ctrlKey: true, altKey: true},
  {key: '/', ctrlKey: true},
  {key: '/', altKey: true},
  // The key with a K on other layouts types a T on Dvorak.
  {key: 't', code: 'KeyK', ctrlKey: true},
  {key: 'k', ctrlKey: true, isComposing: true},
  // Autofill
  {key: undefined as never},
])('%j is ignored', (init) => {
  expect(press(init)).toBeUndefined();
});

test('typing a slash in a field is ignored, also in a shadow root', () => {
  document.body.innerHTML = '<textarea></textarea><div></div>';
  expect(press({key: '/'}, document.querySelector('textarea')!)).toBeUndefined();
  const shadow = document.querySelector('div')!.attachShadow({mode: 'open'});
  shadow.innerHTML = '<input />';
  expect(press({key: '/'}, shadow.querySelector('input')!)).toBeUndefined();
  const closed = document.createElement('div').attachShadow({mode: 'closed'});
  document.body.append(closed.host);
  closed.innerHTML = '<input />';
  expect(press({key: '/'}, closed.querySelector('input')!)).toBeUndefined();
});
