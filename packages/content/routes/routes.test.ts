import {isContent, isPage, pathInVersion, routeOf} from './routes.ts';

test.each([
  ['index.mdx', '/'],
  ['limits.mdx', '/limits/'],
  ['api/index.md', '/api/'],
  ['workflows/steps/using-props.mdx', '/workflows/steps/using-props/'],
])('serves %s at %s', (path, route) => expect(routeOf(path)).toBe(route));

test.each([
  ['docs/limits.mdx', 'limits.mdx'],
  ['versioned_docs/version-v1/api/index.mdx', 'api/index.mdx'],
  ['src/pages/x.mdx', undefined],
])('maps %s to %s inside its version', (file, path) => expect(pathInVersion(file)).toBe(path));

test.each([
  ['docs/limits.mdx', true, true],
  ['versioned_docs/version-v1/limits.md', true, true],
  ['docs/_shared.mdx', true, false],
  ['docs/_parts/shared.mdx', true, false],
  ['docs/limits.svg', false, false],
  ['README.md', false, false],
])('%s: content %s, page %s', (file, content, page) =>
  expect([isContent(file), isPage(file)]).toEqual([content, page]),
);
