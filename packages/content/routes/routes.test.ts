import {dirname, parse} from 'node:path/posix';
import {idOf, isContent, isPage, pathInVersion, routeOf} from './routes.ts';

/** What Docusaurus does itself. It doesn't export it, so only this test uses it. */
const DOCUSAURUS = '@docusaurus/plugin-content-docs/lib/';
const {default: getSlug} = jest.requireActual<{default: (page: object) => string}>(
  `${DOCUSAURUS}slug`,
);
const {DefaultNumberPrefixParser: parseNumber} = jest.requireActual<{
  DefaultNumberPrefixParser: (name: string) => {filename: string};
}>(`${DOCUSAURUS}numberPrefix`);

test.each([
  ['index.mdx', {}, '/', 'index'],
  ['limits.mdx', {}, '/limits/', 'limits'],
  ['api/index.md', {}, '/api/', 'api/index'],
  [
    'workflows/steps/using-props.mdx',
    {},
    '/workflows/steps/using-props/',
    'workflows/steps/using-props',
  ],
  ['01-guide/02-first.mdx', {}, '/guide/first/', 'guide/first'],
  [
    '01-guide/02-first.mdx',
    {parse_number_prefixes: false},
    '/01-guide/02-first/',
    '01-guide/02-first',
  ],
  ['news/2021-11-release.mdx', {}, '/news/2021-11-release/', 'news/2021-11-release'],
  ['guide/README.md', {}, '/guide/', 'guide/README'],
  ['guide/Guide.mdx', {}, '/guide/', 'guide/Guide'],
  ['guide/first.mdx', {id: 'start'}, '/guide/start/', 'guide/start'],
  ['guide/first.mdx', {slug: 'begin'}, '/guide/begin/', 'guide/first'],
  ['guide/first.mdx', {slug: '../begin/'}, '/begin/', 'guide/first'],
  ['quickstart.mdx', {slug: '/old/create.html'}, '/old/create.html', 'quickstart'],
])('%s with %j is at %s, as in Docusaurus', (path, keys, route, id) => {
  expect(routeOf(path, keys)).toBe(route);
  expect(idOf(path, keys)).toBe(id);
  const {id: ownId, slug, parse_number_prefixes: parsed = true} = keys as Record<string, never>;
  const {name} = parse(path);
  const theirs = getSlug({
    ...{source: `@site/docs/${path}`, sourceDirName: dirname(path), frontMatterSlug: slug},
    ...{baseID: ownId ?? (parsed ? parseNumber(name).filename : name)},
    stripDirNumberPrefixes: parsed,
  });
  expect(route.replace(/(?<=.)\/$/, '')).toBe(theirs.replace(/(?<=.)\/$/, ''));
});

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
