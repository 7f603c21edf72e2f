import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import matter from 'gray-matter';
import type {FactTree} from '../../../facts/index.ts';
import {resolveTokensDeep} from '../../content/tokens.ts';
import {manifestSchema, type Page, type PageHeader} from './schema.ts';

/** The sources of the manifest. */
export interface ManifestSources {
  versions: readonly LoadedVersion[];
  /** Returns the facts for a source file. */
  factsOf(file: string): FactTree;
  /** Reads a source file by its path relative to the project. */
  readSource(file: string): string;
  /** Returns the headings of the built page at a URL path, such as `/docs/limits/`. */
  headersAt(path: string): PageHeader[];
}

function pageOf(doc: DocMetadata, version: string, sources: ManifestSources): Page {
  const relativePath = doc.source.replace(/^@site\//, '');
  const {data} = matter(sources.readSource(relativePath));
  return {
    title: doc.title,
    path: doc.permalink,
    relativePath,
    key: `${version}/${doc.id}`,
    version,
    headers: sources.headersAt(doc.permalink),
    frontmatter: resolveTokensDeep(data, sources.factsOf(relativePath), {
      file: relativePath,
    }) as Page['frontmatter'],
  };
}

const byPath = (a: Page, b: Page) => (a.path < b.path ? -1 : 1);

/**
 * Creates the manifest of the pages of all versions, sorted by URL.
 *
 * @throws Error if a page doesn't match the schema
 */
export function manifestOf(sources: ManifestSources): Page[] {
  const pages = sources.versions.flatMap(({label, docs}) =>
    docs.map((doc) => pageOf(doc, label, sources)),
  );
  return manifestSchema.parse(pages.sort(byPath));
}
