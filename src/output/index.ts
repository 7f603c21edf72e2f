/**
 * Everything that is made from the pages after Docusaurus has written them, from top to bottom. Each
 * page is read, parsed and written once. Only the compression comes later (`scripts/build.ts`),
 * because Docusaurus writes its sitemap at the same time as this runs.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {checkedOperator} from '../../facts/operator.schema.ts';
import {loadedVersions} from '../content/loadedDocs.ts';
import {contentOf, type PageContent} from './content.ts';
import type {ThirdParty} from './hosts/contentSecurity.ts';
import type {HostDraftModel} from '../hosting/model.ts';
import {withOwnPolicy} from './hosts/policies.ts';
import {writeHosts} from './hosts/write.ts';
import {writeLicenses} from './licenses/write.ts';
import {writeManifest} from './manifest/write.ts';
import {writeMarkdown} from './markdown/write.ts';
import {pathOf, readPages} from './page.ts';
import {writeSearch} from './search/write.ts';
import {cutStyles, withStyles} from './styles.ts';

/** What the steps need beyond the pages. */
export interface OutputOptions {
  /** What hosts have to know, as far as it doesn't depend on the finished pages. */
  hosts: HostDraftModel;
  /** The services that pages may talk to. */
  thirdParties: readonly ThirdParty[];
  /** The names of versions in their menu, by the name that the docs plugin knows. */
  versionLabels: Readonly<Record<string, string>>;
  /** The versions that the search finds, by the same name. */
  searchedVersions: readonly string[];
  /** The files behind the scripts, as absolute paths. */
  shippedModules: Iterable<string>;
}

/**
 * Finishes a site that Docusaurus has written.
 *
 * @param site - as `postBuild` is given it
 * @param options - see {@link OutputOptions}
 * @throws Error when a page, a license or the rules of a host can't be published
 */
export async function writeOutput(site: Props, options: OutputOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig} = site;
  const versions = loadedVersions(site.plugins);
  const docs = new Set(versions.flatMap((version) => version.docs.map((doc) => doc.permalink)));

  const styles = await cutStyles(outDir);
  const contents = new Map<string, PageContent>();
  for (const page of readPages(outDir)) {
    const path = pathOf(page, baseUrl);
    if (docs.has(path)) contents.set(path, await contentOf(page, siteConfig.url + path));
    const html = withOwnPolicy(page, withStyles(page.html, styles), options.thirdParties);
    writeFileSync(join(outDir, page.file), html);
  }

  writeMarkdown(site, versions, contents);
  writeSearch(
    site,
    versions.filter(({versionName}) => options.searchedVersions.includes(versionName)),
    contents,
  );
  writeManifest(site, versions, options.versionLabels, contents);
  writeLicenses(outDir, options.shippedModules);
  writeHosts(outDir, options.hosts, {
    operator: checkedOperator,
    ownFiles: join(site.siteDir, 'public'),
    origin: siteConfig.url,
  });
}
