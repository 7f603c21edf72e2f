import {startApp} from './startApp.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({src}) => src);

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="app-script" content="/docs/runtime.js"><meta name="app-script" content="/docs/main.js">';
});
afterEach(() => delete (window as {requestIdleCallback?: unknown}).requestIdleCallback);

test('the scripts are loaded in order, after the page, when the browser is idle', () => {
  let idle = () => {};
  window.requestIdleCallback = (callback) => {
    idle = () => callback({} as IdleDeadline);
    return 0;
  };
  startApp(window);
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(scripts()).toEqual([]);
  idle();
  expect(scripts()).toEqual(['http://localhost/docs/runtime.js', 'http://localhost/docs/main.js']);
  expect(document.head.querySelector('script')!.async).toBe(false);
});

test('a browser without idle callbacks loads them too', () => {
  jest.useFakeTimers();
  startApp(window);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  jest.useRealTimers();
  expect(scripts()).toHaveLength(2);
});

test('while an image hangs, the app starts three seconds after the document, and only once', () => {
  jest.useFakeTimers();
  startApp(window);
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
