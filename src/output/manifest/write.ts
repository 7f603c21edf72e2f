/** Writes `pages.json`: title, URL, source, key, headings and front matter of every page. */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {factsOfFile} from '../../../facts/index.ts';
import type {PageContent} from '../content.ts';
import {manifestOf} from './pages.ts';

/**
 * Writes the manifest of all pages.
 *
 * @param site - the folders of the source and of the built site
 * @param versions - all versions
 * @param contents - page contents by URL path
 */
export function writeManifest(
  {siteDir, outDir}: Pick<Props, 'siteDir' | 'outDir'>,
  versions: readonly LoadedVersion[],
  contents: ReadonlyMap<string, PageContent>,
): void {
  const pages = manifestOf({
    versions,
    factsOf: factsOfFile,
    readSource: (file) => readFileSync(join(siteDir, file), 'utf8'),
    headersAt: (path) => contents.get(path)!.headers,
  });
  writeFileSync(join(outDir, 'pages.json'), `${JSON.stringify(pages, null, 1)}\n`);
}
