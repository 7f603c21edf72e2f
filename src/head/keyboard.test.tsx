import {keyboard} from './keyboard.ts';

beforeAll(() => keyboard(document));

beforeEach(() => {
  document.body.innerHTML = `
    <details class="dropdown"><summary tabindex="0">Reference</summary>
      <ul class="dropdown__menu"><li><a href="#cli">CLI</a></li><li><a href="#api">API</a></li></ul>
    </details>
    <button>Elsewhere</button>`;
});

const menu = () => document.querySelector('details')!;
const label = () => document.querySelector('summary')!;
const elsewhere = () => document.querySelector('button')!;
const focused = () => document.activeElement?.textContent;

/** Presses a key on the focused element, and returns whether the page handled it. */
const press = (key: string, init = {}) =>
  !document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}),
  );

describe('a menu', () => {
  test('opens with an arrow key, and arrow keys cycle through its items', () => {
    label().focus();
    press('ArrowDown');
    expect(menu().open).toBe(true);
    expect(focused()).toBe('CLI');
    press('ArrowUp');
    expect(focused()).toBe('API');
    press('ArrowDown');
    expect(focused()).toBe('CLI');
    press('End');
    expect(focused()).toBe('API');
  });

  test('opens at its last item with the up arrow', () => {
    label().focus();
    press('ArrowUp');
    expect(focused()).toBe('API');
  });

  test.each([
    ['focus moves', () => elsewhere().focus()],
    ['the reader clicks', () => elsewhere().click()],
  ])('closes when %s elsewhere', (_, act) => {
    menu().open = true;
    act();
    expect(menu().open).toBe(false);
  });

  test('closes when one of its links is followed', () => {
    menu().open = true;
    document.querySelector('a')!.click();
    expect(menu().open).toBe(false);
  });

  test('skips items that only work in the app until it has started', () => {
    const {dataset} = document.documentElement;
    document.querySelector('li')!.className = 'app-only';
    dataset.hasHydrated = 'false';
    label().focus();
    press('ArrowDown');
    expect(focused()).toBe('API');
    dataset.hasHydrated = 'true';
    press('ArrowUp');
    expect(focused()).toBe('CLI');
  });

  test('may be empty', () => {
    document.querySelector('ul')!.replaceChildren();
    label().focus();
    press('ArrowDown');
    expect(menu().open).toBe(true);
    expect(focused()).toBe('Reference');
  });

  test('leaves Home, End and browser shortcuts alone while it is closed', () => {
    label().focus();
    expect(press('End')).toBe(false);
    expect(press('ArrowDown', {altKey: true})).toBe(false);
    expect(menu().open).toBe(false);
  });
});
