import beforeApp from './beforeApp.js';

const html = document.documentElement;
const assign = jest.fn();
const heardByApp = jest.fn();

beforeAll(() => {
  beforeApp({document, location: {assign}} as unknown as Window, '/docs/search/');
  document.addEventListener('click', heardByApp);
  document.body.innerHTML = `
    <button class="navbar__toggle"></button><button class="DocSearch-Button"></button>
    <a href="#">Reference</a>
    <a href="#code" class="menu__link">Code</a><button class="menu__caret"></button>
    <a id="plain" href="#x">Plain</a>`;
});
beforeEach(() => {
  jest.clearAllMocks();
  html.dataset.hasHydrated = 'false';
});

const press = (selector: string) => {
  const control = document.querySelector<HTMLElement>(selector)!;
  control.click();
  return control;
};

test('the menu opens and closes', () => {
  expect(press('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
  expect(html.hasAttribute('data-menu-open')).toBe(true);
  expect(press('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
  expect(html.hasAttribute('data-menu-open')).toBe(false);
  expect(heardByApp).not.toHaveBeenCalled();
});

test('the search leads to its page', () => {
  press('.DocSearch-Button');
  expect(assign).toHaveBeenCalledWith('/docs/search/');
});

test.each([{key: 'k', ctrlKey: true}, {key: 'k', metaKey: true}, {key: '/'}])(
  'so do its keys: %j',
  (init) => {
    document.dispatchEvent(new KeyboardEvent('keydown', init));
    expect(assign).toHaveBeenCalledWith('/docs/search/');
  },
);

test('the arrow of a group follows the link of the group', () => {
  const followed = jest.fn();
  document.querySelector('.menu__link')!.addEventListener('click', followed);
  press('.menu__caret');
  expect(followed).toHaveBeenCalledTimes(1);
});

test('the label of a menu takes the focus and leaves the address alone', () => {
  expect(press('a[href="#"]')).toBe(document.activeElement);
  expect(window.location.hash).toBe('');
});

test('links are left alone, and so is everything once the app has started', () => {
  press('#plain');
  expect(heardByApp).toHaveBeenCalledTimes(1);
  html.dataset.hasHydrated = 'true';
  press('.DocSearch-Button');
  expect(assign).not.toHaveBeenCalled();
});
