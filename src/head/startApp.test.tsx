import {startApp} from './startApp.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

/** Shows a page at a path. */
function show(canonical: string, path: string): void {
  window.history.replaceState(null, '', path);
  document.head.innerHTML =
    `<link rel="canonical" href="https://docs.example${canonical}">` +
    '<meta name="app-script" content="/docs/runtime.js"><meta name="app-script" content="/docs/main.js">';
}

/** Whether a page starts the app at a path, which stays in the URL. */
function starts(canonical: string, path: string): boolean {
  jest.useFakeTimers();
  show(canonical, path);
  startApp(window, '/docs/');
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  const {pathname, search, hash} = window.location;
  expect(pathname + search + hash).toBe(path);
  return scripts().length === 2;
}

beforeEach(() => {
  show('/docs/limits/', '/docs/limits/');
});
afterEach(() => delete (window as {requestIdleCallback?: unknown}).requestIdleCallback);

test('the scripts are loaded in order, after the page, when the browser is idle', () => {
  let idle = () => {};
  window.requestIdleCallback = (callback) => {
    idle = () => callback({} as IdleDeadline);
    return 0;
  };
  startApp(window, '/docs/');
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  idle();
  expect(scripts()).toEqual(['http://localhost/docs/runtime.js', 'http://localhost/docs/main.js']);
  expect(document.head.querySelector('script')!.async).toBe(false);
});

test('a browser without idle callbacks loads them too', () => {
  jest.useFakeTimers();
  startApp(window, '/docs/');
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(scripts()).toHaveLength(2);
});

test('while an image hangs, the app starts three seconds after the document, and only once', () => {
  jest.useFakeTimers();
  startApp(window, '/docs/');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(2_999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(10);
  expect(scripts()).toHaveLength(2);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(scripts()).toHaveLength(2);
});

test.each([
  ['/docs/limits/', '/docs/limits'],
  ['/docs/limits/', '/docs/%6Cimits/'],
  ['/docs/start.html', '/docs/start.html'],
  ['/docs/404.html', '/docs/Limits/'],
])('starts the app of the page %s at %s', (canonical, path) =>
  expect(starts(canonical, path)).toBe(true),
);

test.each([
  // From a host that ignores case.
  ['/docs/limits/', '/docs/Limits/?a=1#b'],
  ['/docs/limits/', '/web/2026/https://docs.example/docs/limits/'],
  ['/web/2026/https://docs.example/docs/limits/', '/web/2026/https://docs.example/docs/limits/'],
  ['/docs/limits/', '/limits/'],
  ['/docs/limits/', '/docs/copy/docs/limits/'],
  ['/docs/limits/', '/docs/%E0%A4%A'],
  ['/docs/404.html', '/copy/docs/nowhere/'],
])('leaves the page %s at %s without the app', (canonical, path) =>
  expect(starts(canonical, path)).toBe(false),
);
