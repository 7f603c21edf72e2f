/**
 * Writes everything that's made from the pages after Docusaurus wrote them. Each page is read,
 * parsed and written once. Only compression runs later (`scripts/build.ts`), because Docusaurus
 * writes its sitemap while this runs.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {operator} from '@portal/content/facts';
import type {Sources} from '../rules/sources.ts';
import {loadedVersions} from '@portal/content/pages/loadedDocs';
import type {RedirectModel} from '../redirects/resolve.ts';
import {contentOf, type PageContent} from './content.ts';
import {withPolicy} from '../hosts/policy.ts';
import {writeHosts} from '../hosts/write.ts';
import {writeLicenses} from '../licenses/write.ts';
import {writeManifest} from '../manifest/write.ts';
import {writeMarkdown} from '../markdown/write.ts';
import {pathOf, readPages} from '@portal/content/html/page';
import {writeSearch} from '@portal/search/indexing/write';
import {cutStyles, withStyles} from './styles.ts';

/** What the steps need in addition to the pages. */
export interface OutputOptions {
  /** Every legacy URL with its final target. Each has a redirect page. */
  redirects: RedirectModel;
  /** The hosts of the services that pages may connect to. */
  thirdParties: readonly Sources[];
  /** The files behind the scripts, as absolute paths. */
  shippedModules: Iterable<string>;
}

/**
 * Adds everything to a built site that Docusaurus doesn't write itself.
 *
 * @param site - the properties that Docusaurus passes to `postBuild`
 * @param options - see {@link OutputOptions}
 * @throws Error if a page, a license or the rules of a host can't be published
 */
export async function writeOutput(site: Props, options: OutputOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig} = site;
  const versions = loadedVersions(site.plugins);
  const docs = new Set(versions.flatMap((version) => version.docs.map((doc) => doc.permalink)));

  const styles = await cutStyles(outDir);
  const contents = new Map<string, PageContent>();
  for (const page of readPages(outDir)) {
    const path = pathOf(page, baseUrl);
    if (docs.has(path)) contents.set(path, contentOf(page, siteConfig.url + path));
    const html = withPolicy(page, withStyles(page.html, styles), options.thirdParties);
    writeFileSync(join(outDir, page.file), html);
  }

  writeMarkdown(site, versions, contents);
  writeSearch(site, versions, contents);
  writeManifest(outDir, versions, contents);
  writeLicenses(outDir, options.shippedModules);
  writeHosts(outDir, {
    base: baseUrl,
    routes: site.routesPaths,
    redirects: options.redirects,
    operator,
    ownFiles: join(site.siteDir, 'public'),
    origin: siteConfig.url,
  });
}
