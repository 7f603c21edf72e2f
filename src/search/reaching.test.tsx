import {onReaching} from './reaching.ts';

const press = (target: Element | null, init: KeyboardEventInit) =>
  target!.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, ...init}));

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#">x</a><textarea></textarea><button class="DocSearch-Button"><b>S</b></button>';
});

test.each<[string, () => void]>([
  ['Ctrl+K', () => press(document.body, {key: 'k', ctrlKey: true})],
  ['the slash', () => press(document.body, {key: '/'})],
  [
    'the pointer over the button',
    () =>
      document.querySelector('b')!.dispatchEvent(new MouseEvent('pointerover', {bubbles: true})),
  ],
  ['focus', () => document.querySelector('button')!.focus()],
])('%s is a sign, once', (_, act) => {
  const start = jest.fn();
  const stop = onReaching(start);
  act();
  act();
  expect(start).toHaveBeenCalledTimes(1);
  stop();
});

test('reading, and writing elsewhere, are none', () => {
  const start = jest.fn();
  const stop = onReaching(start);
  press(document.querySelector('textarea'), {key: '/'});
  press(document.body, {key: 'k'});
  document.querySelector('a')!.focus();
  document.querySelector('a')!.dispatchEvent(new MouseEvent('pointerover', {bubbles: true}));
  stop();
  press(document.body, {key: '/'});
  expect(start).not.toHaveBeenCalled();
});
