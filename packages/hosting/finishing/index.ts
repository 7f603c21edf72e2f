/**
 * Writes everything that's made from the pages after Docusaurus wrote them. Each page is read and
 * written once, and parsed if its content has changed. It works only once for a build, because it
 * replaces the style sheet.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {ContentCache} from '@portal/content/cache/contentCache';
import type {Operator} from '@portal/content/facts';
import type {Sources} from '../rules/sources.ts';
import {BUILD_FILES, type BuiltSite, otherLanguages} from '@portal/content/pages/builtSite';
import type {AnchorMap} from '../redirects/anchors.ts';
import type {RedirectModel} from '../redirects/paths.ts';
import {articleIn, contentOf, type PageContent} from './content.ts';
import {assertNothingIsBlocked, withPolicy} from './policy.ts';
import {withQuotes} from './quotes.ts';
import {writeHosts} from '../hosts/write.ts';
import {writeLicenses} from '../licenses/write.ts';
import {writeManifest} from '../manifest/write.ts';
import {markdownTexts, type MarkdownTexts} from '../markdown/texts.ts';
import {writeMarkdown} from '../markdown/write.ts';
import {pathOf, readPages} from '@portal/content/html/page';
import {INDEX_FILE} from '@portal/search/engine/records';
import {type SearchOptions, writeSearch} from '@portal/search/indexing/write';
import type {Compressor} from './compress.ts';
import {cutStyles, withStyles} from './styles.ts';

/** What the steps need in addition to the site. */
export interface FinishingOptions {
  /** Every legacy URL with its final target. Each has a redirect page. */
  redirects: RedirectModel;
  /** Headings that have moved. */
  anchors: AnchorMap;
  /** The hosts of the services that pages may connect to. */
  thirdParties: readonly Sources[];
  /** Whether pages may have inline styles, each by its hash. Otherwise they end the build. */
  inlineStyles: boolean;
  /** The folder of the operator's files for the root of the host. It doesn't have to exist. */
  ownFiles: string;
  search: SearchOptions;
  /** What the operator of the site has filled in. */
  operator: Operator;
  /** Compresses pages while others are read. Whoever calls compresses the rest. */
  compressor: Compressor;
}

/** The code that the content of pages depends on, relative to the project. */
const CODE = ['package-lock.json', 'packages/{content,hosting,search}/**/*.ts'];

/**
 * The contents of the last build.
 *
 * @param addresses - the URLs of all documentation pages, whose links lead to their Markdown
 * @param texts - the words of the Markdown that aren't on pages
 */
const openCache = (
  siteDir: string,
  addresses: ReadonlySet<string>,
  texts: readonly MarkdownTexts[],
) =>
  new ContentCache<PageContent>(join(siteDir, BUILD_FILES, 'contents.json'), [
    ...addresses,
    JSON.stringify(texts),
    ...globSync(CODE, {cwd: siteDir, ignore: '**/node_modules/**'})
      .sort()
      .map((file) => readFileSync(join(siteDir, file), 'utf8')),
  ]);

const textsOf = ({texts}: BuiltSite): MarkdownTexts => ({...markdownTexts, ...texts});

const documentsOf = ({versions}: BuiltSite) =>
  versions.flatMap(({docs}) => docs.map(({permalink}) => permalink));

/**
 * Adds everything to a built site that Docusaurus doesn't write itself.
 *
 * @param sites - what Docusaurus has built: the site in each language, that of the outer folder first
 * @param options - see {@link FinishingOptions}
 * @throws Error if a page, a license or the rules of a host can't be published
 */
export async function finish(
  sites: readonly [BuiltSite, ...BuiltSite[]],
  options: FinishingOptions,
): Promise<void> {
  const [main] = sites;
  const addresses = new Set(
    sites.flatMap((site) => documentsOf(site).map((path) => site.siteConfig.url + path)),
  );
  const cache = openCache(main.siteDir, addresses, sites.map(textsOf));
  const blocked: string[] = [];
  for (const site of sites) {
    const ignore = otherLanguages(site, sites);
    blocked.push(...(await finishSite(site, {...options, ignore, addresses, cache})));
  }
  cache.save();
  assertNothingIsBlocked(blocked);
  writeHosts(main.outDir, {
    base: main.baseUrl,
    languages: sites.slice(1).map(({baseUrl}) => baseUrl),
    routes: sites.flatMap(({routesPaths}) => routesPaths),
    documents: new Set(sites.flatMap(documentsOf)),
    unindexed: sites.flatMap(({versions}) =>
      versions.flatMap(({noIndex, path}) => (noIndex ? [path] : [])),
    ),
    redirects: options.redirects,
    operator: options.operator,
    ownFiles: options.ownFiles,
    origin: main.siteConfig.url,
  });
}

interface SiteOptions extends FinishingOptions {
  /** Patterns of folders with other languages. */
  ignore: readonly string[];
  addresses: ReadonlySet<string>;
  cache: ReturnType<typeof openCache>;
}

/** Finishes the site in one language. Returns what the policies of its pages block. */
async function finishSite(site: BuiltSite, options: SiteOptions): Promise<string[]> {
  const {outDir, baseUrl, siteConfig} = site;
  const {compressor, ignore, addresses, cache} = options;
  const documents = new Set(documentsOf(site));
  const styles = await cutStyles(outDir, ignore);
  const texts = textsOf(site);
  const contents = new Map<string, PageContent>();
  const blocked: string[] = [];
  for (const page of readPages(outDir, ignore)) {
    const path = pathOf(page, baseUrl);
    if (documents.has(path)) {
      const address = siteConfig.url + path;
      const article = articleIn(page.html);
      contents.set(
        path,
        cache.of(address, article, () => contentOf(article, address, addresses, texts)),
      );
    }
    const finished = withPolicy(page.file, withQuotes(withStyles(page.html, styles)), options);
    const {html} = finished;
    if (finished.blocked !== undefined) blocked.push(finished.blocked);
    writeFileSync(join(outDir, page.file), html);
    await compressor.start(resolve(outDir, page.file));
  }

  writeSearch(site, contents, options.search);
  // The largest file: it's compressed while the others are written.
  await compressor.start(resolve(outDir, INDEX_FILE));
  writeMarkdown(site, contents, texts);
  writeManifest(site, contents, {...options.redirects, anchors: options.anchors});
  writeLicenses(outDir, site.shippedModules);
  return blocked;
}
