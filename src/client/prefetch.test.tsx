import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {routeOfLink} from './prefetch';
import {markReady} from './readyPages.ts';

jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({__esModule: true, default: {canUseIntersectionObserver: true}}),
  {virtual: true},
);

jest.mock('./readyPages.ts', () => ({markReady: jest.fn()}));

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

test('links are not observed', () => {
  expect(ExecutionEnvironment.canUseIntersectionObserver).toBe(false);
});
