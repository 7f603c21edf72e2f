import type {MovedAnchor} from '@portal/content/facts';
import {YamlText} from '@portal/content/text/yamlText';
import {resolveAnchors} from './anchors.ts';

const pages = ['/', '/limits/', '/code/nodejs/', '/start.html'];
const model = {
  redirects: [
    {from: '/code', to: '/code/nodejs/'},
    {from: '/cap', to: '/limits/#queue'},
    {from: '/apps', to: 'https://example.com/'},
  ],
  prefixes: [],
};

const resolve = (...rows: [from: string, to: string][]) => {
  const {anchors, mistakes} = resolveAnchors(
    rows.map(([from, to]): MovedAnchor => ({from, to})),
    model,
    pages,
    new YamlText('data/redirects.yaml', ''),
  );
  return {anchors, problems: mistakes.map(({message, fix}) => `${message}: ${fix}`)};
};

test.each([
  ['a heading of a page', '/limits/#old', '/limits/#new', '/limits/#old'],
  ['a page without its slash', '/limits#old', '/limits/#new', '/limits/#old'],
  ['a page published as a file', '/start.html#old', '/limits/#new', '/start.html#old'],
  ['after a redirect', '/code/#logs', '/limits/#new', '/code/nodejs/#logs'],
])('uses the page where the reader arrives as the key: %s', (_, from, to, key) => {
  expect(resolve([from, to])).toEqual({anchors: {[key]: to}, problems: []});
});

test('follows a chain to its end', () => {
  const {anchors} = resolve(['/limits/#a', '/limits#b'], ['/limits/#b', '/code/nodejs/']);
  expect(anchors['/limits/#a']).toBe('/code/nodejs/');
});

test.each([
  [
    '/limit/#a',
    '/limits/',
    '/limit/ is neither a page nor a redirect: the nearest page is /limits/',
  ],
  ['/limits/#a', '/code/', '/code/ is not a page'],
  ['/cap/#a', '/limits/', 'where the old hash is lost'],
  ['/apps/#a', '/limits/', 'is redirected to https://example.com/'],
])('reports a row that cannot work: %s to %s', (from, to, message) => {
  expect(resolve([from, to])).toEqual({anchors: {}, problems: [expect.stringContaining(message)]});
});

test('reports loops, and two rows for the same heading', () => {
  expect(resolve(['/limits/#a', '/limits/#b'], ['/limits/#b', '/limits/#a']).problems).toHaveLength(
    2,
  );
  expect(resolve(['/limits/#a', '/limits/#a']).problems[0]).toContain('is a loop');
  expect(resolve(['/code/nodejs/#a', '/limits/'], ['/code/#a', '/limits/#b']).problems).toEqual([
    '/code/nodejs/#a already has a row, from /code/nodejs/#a: delete one row',
  ]);
});
