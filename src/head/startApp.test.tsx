import {startApp} from './startApp.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

/** Shows a page at a path. */
function show(canonical: string, path: string): void {
  window.history.replaceState(null, '', path);
  document.head.innerHTML =
    `<link rel="canonical" href="https://docs.example${canonical}">` +
    '<meta name="app-script" content="/docs/runtime.js"><meta name="app-script" content="/docs/main.js">';
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

describe.each([
  // A page, the path that it's shown at, and the path at which the app starts.
  ['/docs/limits/', '/docs/limits', '/docs/limits'],
  ['/docs/limits/', '/docs/%6Cimits/', '/docs/%6Cimits/'],
  ['/docs/limits/', '/docs/Limits/?a=1#b', '/docs/limits/?a=1#b'],
  ['/docs/start.html', '/docs/start.html', '/docs/start.html'],
  ['/docs/404.html', '/docs/Limits/', '/docs/Limits/'],
  ['/docs/limits/', '/web/2026/https://docs.example/docs/limits/', undefined],
  [
    '/web/2026/https://docs.example/docs/limits/',
    '/web/2026/https://docs.example/docs/limits/',
    undefined,
  ],
  ['/docs/limits/', '/limits/', undefined],
  ['/docs/limits/', '/docs/copy/docs/limits/', undefined],
  ['/docs/limits/', '/docs/%E0%A4%A', undefined],
  ['/docs/404.html', '/copy/docs/nowhere/', undefined],
])('the page %s at %s', (canonical, path, started) => {
  test(started === undefined ? 'stays without the app' : `starts the app at ${started}`, () => {
    jest.useFakeTimers();
    show(canonical, path);
    startApp(window, '/docs/');
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    jest.useRealTimers();
    expect(scripts()).toHaveLength(started === undefined ? 0 : 2);
    const {pathname, search, hash} = window.location;
    expect(pathname + search + hash).toBe(started ?? path);
  });
});
