import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {manifestOf, type ManifestSources} from './pages.ts';

const doc = (id: string, permalink: string, source: string) =>
  ({id, permalink, source: `@site/${source}`, title: `Title of ${id}`}) as DocMetadata;

const version = (label: string, ...docs: DocMetadata[]) => ({label, docs}) as LoadedVersion;

const description = 'What the page answers, in a sentence.';

const files: Record<string, string> = {
  'docs/limits.mdx': `---\ntitle: Limits of {{product.name}}\nshort_description: ${description}\nprev: false\nsidebar: false\n---\n# no\n`,
  'docs/index.mdx': `---\ntitle: Start\nshort_description: '{{product.name}}: ${description}'\n---\n`,
  'versioned_docs/version-v1/limits.mdx': `---\ntitle: Limits\nshort_description: ${description}\n---\n`,
};

const sources = (...versions: LoadedVersion[]): ManifestSources => ({
  versions,
  factsOf: () => ({product: {name: 'Acme'}}),
  readSource: (file) => files[file]!,
  headersAt: (path) => [{level: 2, title: `Heading of ${path}`, slug: 'a'}],
});

const latest = version(
  'v2',
  doc('limits', '/docs/limits/', 'docs/limits.mdx'),
  doc('index', '/docs/', 'docs/index.mdx'),
);
const older = version(
  'v1',
  doc('limits', '/docs/v1/limits/', 'versioned_docs/version-v1/limits.mdx'),
);

test('describes pages of all versions, sorted by URL', () => {
  const pages = manifestOf(sources(latest, older));
  expect(pages.map(({key}) => key)).toEqual(['v2/index', 'v2/limits', 'v1/limits']);
  expect(pages[1]).toEqual({
    title: 'Title of limits',
    path: '/docs/limits/',
    relativePath: 'docs/limits.mdx',
    key: 'v2/limits',
    version: 'v2',
    headers: [{level: 2, title: 'Heading of /docs/limits/', slug: 'a'}],
    frontmatter: {
      title: 'Limits of Acme',
      short_description: description,
      prev: false,
      sidebar: false,
    },
  });
});

test('returns the same result for any loading order', () => {
  const reversed = version('v2', ...[...latest.docs].reverse());
  expect(JSON.stringify(manifestOf(sources(older, reversed)))).toBe(
    JSON.stringify(manifestOf(sources(latest, older))),
  );
});

test("fails if a page doesn't match the schema", () => {
  const broken = {...sources(latest), readSource: () => '---\ntitle: Limits\n---\n'};
  expect(() => manifestOf(broken)).toThrow('short_description');
});
