import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import matter from 'gray-matter';
import type {FactTree} from '../../../facts/index.ts';
import {resolveTokensDeep} from '../../content/tokens.ts';
import {manifestSchema, type Page, type PageHeader} from './schema.ts';

/** The sources of the manifest. */
export interface ManifestSources {
  versions: readonly LoadedVersion[];
  /** The labels of versions in the version menu, by their name in the docs plugin. */
  labels: Readonly<Record<string, string>>;
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
 * @throws Error if two pages have the same key, or if a page doesn't match the schema
 */
export function manifestOf(sources: ManifestSources): Page[] {
  const pages: Page[] = [];
  for (const {versionName, docs} of sources.versions) {
    const version = sources.labels[versionName] ?? versionName;
    for (const doc of docs) pages.push(pageOf(doc, version, sources));
  }
  const seen = new Map<string, Page>();
  for (const page of pages) {
    const other = seen.get(page.key);
    if (other !== undefined) {
      throw new Error(
        `${page.relativePath} and ${other.relativePath} have the same key "${page.key}". ` +
          'Expected one file per page: rename or delete one of them.',
      );
    }
    seen.set(page.key, page);
  }
  return manifestSchema.parse(pages.sort(byPath));
}
