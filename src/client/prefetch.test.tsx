import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import module, {routeOfLink} from './prefetch';
import {markReady} from './readyPages.ts';

jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({__esModule: true, default: {canUseIntersectionObserver: true}}),
  {virtual: true},
);

jest.mock('./readyPages.ts', () => ({markReady: jest.fn()}));
jest.mock('../plugins/route-parts/inParts.ts', () => ({
  hasRoutes: (path: string) => path.startsWith('/docs/code/'),
}));

const link = (attributes: string) => {
  document.body.innerHTML = `<a ${attributes}></a>`;
  return routeOfLink(document.querySelector('a')!, window.location);
};

test.each(['/docs/limits/', '/docs/quickstart/create-new-workflow.html', '/docs/code/#go'])(
  '%s is a page to load ahead',
  (href) => expect(link(`href="${href}"`)).toBe(href.replace(/#.*/, '')),
);

test.each([
  '/',
  '#top',
  '/docs/limits/index.md',
  'https://wireloom.example/',
  'mailto:a@b.example',
])('%s is not', (href) => expect(link(`href="${href}"`)).toBeUndefined());

test('nor is a page that opens elsewhere', () => {
  expect(link('href="/docs/limits/" target="_blank"')).toBeUndefined();
});

test('Docusaurus keeps loading what is pointed at, and prefetches nothing by itself', async () => {
  const preload = jest.fn(() => Promise.resolve([]));
  const prefetch = jest.fn();
  window.docusaurus = {preload, prefetch};
  expect(window.docusaurus.prefetch('/docs/limits/')).toBe(false);
  expect(prefetch).not.toHaveBeenCalled();
  document.body.innerHTML = '<div id="__docusaurus"><a href="/docs/limits/"><b></b></a></div>';
  document.querySelector('b')!.dispatchEvent(new Event('pointerover', {bubbles: true}));
  expect(preload).toHaveBeenCalledWith('/docs/limits/');
  expect(markReady).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(markReady).toHaveBeenCalledWith('/docs/limits/');
});

test.each([
  ['of the same folder is loaded ahead', '/docs/code/bash/', 1],
  ['whose routes are not there yet waits to be pointed at', '/docs/sources/', 0],
])('a next page %s when the reader comes to its link', (_, href, times) => {
  let come: (entries: {isIntersecting: boolean}[]) => void = () => {};
  window.IntersectionObserver = class {
    constructor(callback: typeof come) {
      come = callback;
    }
    observe() {}
    disconnect() {}
  } as never;
  const prefetch = jest.fn();
  window.docusaurus = {preload: jest.fn(), prefetch};
  document.body.innerHTML = `<a class="pagination-nav__link--next" href="${href}"></a>`;
  module.onRouteDidUpdate!({location: {pathname: '/docs/code/'}, previousLocation: null} as never);
  window.dispatchEvent(new Event('scroll'));
  come([{isIntersecting: true}]);
  expect(prefetch).toHaveBeenCalledTimes(times);
});

test('links are not observed', () => {
  expect(ExecutionEnvironment.canUseIntersectionObserver).toBe(false);
});
