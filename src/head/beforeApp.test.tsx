import {beforeApp} from './beforeApp.ts';

const html = document.documentElement;
const assign = jest.fn();
const reload = jest.fn();
const location = {assign, reload, pathname: '/docs/limits/', search: ''};
const heardByApp = jest.fn();

beforeAll(() => {
  const addEventListener = window.addEventListener.bind(window);
  const page = {document, location, addEventListener};
  beforeApp(page as unknown as Window, '/docs/search/');
  document.addEventListener('click', heardByApp);
  document.body.innerHTML = `
    <button class="navbar__toggle"></button>
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

test.each([
  {key: '/'},
  {key: 'k', ctrlKey: true},
  {key: 'K', metaKey: true},
  {key: 'л', code: 'KeyK', ctrlKey: true},
])('a search shortcut opens the search page: %j', (init) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}));
  expect(assign).toHaveBeenCalledWith('/docs/search/');
});

test('links are left alone, and so is everything once the app has started', () => {
  press('#plain');
  expect(heardByApp).toHaveBeenCalledTimes(1);
  html.dataset.hasHydrated = 'true';
  press('.navbar__toggle');
  expect(html.hasAttribute('data-menu-open')).toBe(false);
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['/docs/limits/', 'false', 0],
  ['/docs/pricing/', 'false', 1],
  ['/docs/pricing/', 'true', 0],
])('Back to %s while the app is started: %s', (pathname, isStarted, times) => {
  html.dataset.hasHydrated = isStarted;
  location.pathname = pathname;
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(times);
});
