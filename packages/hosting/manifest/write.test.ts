import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {type PageFrontMatter, toDocusaurus} from '@portal/content/pages/frontMatter';
import {manifestOf} from './write.ts';

const description = 'What the page answers, in a sentence.';

const doc = (
  permalink: string,
  source: string,
  page: PageFrontMatter & {slug?: string},
  route: string,
) => {
  const id = /([^/]+)\.mdx$/.exec(source)![1]!;
  const frontMatter = toDocusaurus(page, route);
  return {
    ...{id, permalink, source: `@site/${source}`, title: page.title},
    ...{description: page.short_description, frontMatter},
  } as DocMetadata;
};

const version = (label: string, ...docs: DocMetadata[]) => ({label, docs}) as LoadedVersion;

const written = {title: 'Limits', short_description: description, thumbnail: '/img/a.svg'};
const hidden = {...written, prev: false, next: 'index', sidebar: false} as const;

const latest = version(
  'v2',
  doc('/docs/limits/', 'docs/limits.mdx', hidden, '/limits/'),
  doc('/docs/', 'docs/index.mdx', {...written, slug: '/'}, '/'),
  doc('/docs/a.html', 'docs/a.mdx', {...written, slug: '/a.html'}, '/a.html'),
);
const older = version(
  'v1',
  doc('/docs/v1/limits/', 'versioned_docs/version-v1/limits.mdx', written, '/limits/'),
);

const headers = (path: string) => [{level: 2 as const, title: `Heading of ${path}`, slug: 'a'}];
const contents = new Map(
  [latest, older].flatMap(({docs}) =>
    docs.map(({permalink}) => [permalink, {headers: headers(permalink)}] as const),
  ),
);

test('describes pages of all versions, sorted by URL', () => {
  const pages = manifestOf([latest, older], contents);
  expect(pages.map(({key}) => key)).toEqual(['v2/index', 'v2/a', 'v2/limits', 'v1/limits']);
  expect(pages[2]).toEqual({
    title: 'Limits',
    path: '/docs/limits/',
    relativePath: 'docs/limits.mdx',
    key: 'v2/limits',
    version: 'v2',
    headers: headers('/docs/limits/'),
    frontmatter: hidden,
  });
});

test('has the front matter as it was written, including a slug that differs from the file', () => {
  const pages = manifestOf([latest, older], contents);
  expect(pages[1]!.frontmatter).toEqual({...written, slug: '/a.html'});
  expect(pages[3]!.frontmatter).toEqual(written);
});

test('returns the same result for any loading order', () => {
  const reversed = version('v2', ...[...latest.docs].reverse());
  expect(JSON.stringify(manifestOf([older, reversed], contents))).toBe(
    JSON.stringify(manifestOf([latest, older], contents)),
  );
});

test("the page's first sentence stands for a missing description", () => {
  const bare = doc('/docs/limits/', 'docs/limits.mdx', {title: 'Limits'} as never, '/limits/');
  const [page] = manifestOf([version('v2', {...bare, description: 'Each limit.'})], contents);
  expect(page!.frontmatter).toEqual({title: 'Limits', short_description: 'Each limit.'});
});
