/**
 * Writes everything that's made from the pages after Docusaurus wrote them. Each page is read, parsed
 * and written once. It works only once for a build, because it replaces the style sheet.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {operator} from '@portal/content/facts';
import type {Sources} from '../rules/sources.ts';
import type {BuiltSite} from '@portal/content/pages/builtSite';
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

/** What the steps need in addition to the site. */
export interface FinishingOptions {
  /** Every legacy URL with its final target. Each has a redirect page. */
  redirects: RedirectModel;
  /** The hosts of the services that pages may connect to. */
  thirdParties: readonly Sources[];
  /** The folder of the operator's files for the root of the host. It doesn't have to exist. */
  ownFiles: string;
}

/**
 * Adds everything to a built site that Docusaurus doesn't write itself.
 *
 * @param site - what Docusaurus has built
 * @param options - see {@link FinishingOptions}
 * @throws Error if a page, a license or the rules of a host can't be published
 */
export async function finish(site: BuiltSite, options: FinishingOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig, versions} = site;
  const documents = new Set(versions.flatMap(({docs}) => docs.map((doc) => doc.permalink)));
  const addresses = new Set(Array.from(documents, (path) => siteConfig.url + path));

  const styles = await cutStyles(outDir);
  const contents = new Map<string, PageContent>();
  for (const page of readPages(outDir)) {
    const path = pathOf(page, baseUrl);
    if (documents.has(path)) {
      contents.set(path, contentOf(page, siteConfig.url + path, addresses));
    }
    const html = withPolicy(page, withStyles(page.html, styles), options.thirdParties);
    writeFileSync(join(outDir, page.file), html);
  }

  writeMarkdown(site, contents);
  writeSearch(site, contents);
  writeManifest(site, contents);
  writeLicenses(outDir, site.shippedModules);
  writeHosts(outDir, {
    base: baseUrl,
    routes: site.routesPaths,
    redirects: options.redirects,
    operator,
    ownFiles: options.ownFiles,
    origin: siteConfig.url,
  });
}
