/**
 * The last step of a build, when all pages are written: reads the inline scripts out of them, puts
 * the security policy of each into its head, and writes what hosts must know.
 */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, sep} from 'node:path';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {hostFiles} from './hostFiles.ts';
import {redirectPage} from './hosts/redirectPage.ts';
import {pageScripts, withPolicy, type PageScripts} from './htmlScripts.ts';
import type {HostDraftModel} from './model.ts';
import {securityHeaders} from './securityHeaders.ts';

/** What the build knows before its pages are final: left for this step beside the site. */
export interface HostDraft {
  model: HostDraftModel;
  thirdParties: ThirdParty[];
}

export const DRAFT_FILE = '.host-draft.json';

/** Pages share their scripts. More than this, and every page would carry the hashes of all others. */
const MAX_SCRIPTS = 12;

interface Page extends PageScripts {
  file: string;
  html: string;
}

function readPages(folder: string): Page[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const html = readFileSync(file, 'utf8');
      return {file: relative(folder, file), html, ...pageScripts(html)};
    });
}

/** The folders of the site without a page, as paths. Servers would add a slash to their address. */
function foldersWithoutPage(folder: string, base: string): string[] {
  const site = join(folder, base);
  const entries = readdirSync(site, {recursive: true, withFileTypes: true});
  const pages = new Set(
    entries.filter(({name}) => name === 'index.html').map(({parentPath}) => parentPath),
  );
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !pages.has(path))
    .map((path) => base + relative(site, path).split(sep).join('/'))
    .sort();
}

/**
 * The inline scripts that a header must allow: those of every page, because one header is sent with
 * all of them. What one page may run is in its own `<meta>`.
 *
 * @throws Error when pages carry scripts of their own, which belong into files
 */
export function scriptsOfAll(pages: readonly Pick<Page, 'file' | 'hashes'>[]): string[] {
  const firstPage = new Map<string, string>();
  for (const {file, hashes} of pages) {
    for (const hash of hashes) if (!firstPage.has(hash)) firstPage.set(hash, file);
  }
  if (firstPage.size > MAX_SCRIPTS) {
    const files = [...new Set(firstPage.values())].slice(0, 3).join(', ');
    throw new Error(
      `The pages have ${firstPage.size} different inline scripts, first seen in ${files}. ` +
        `Expected at most ${MAX_SCRIPTS}: move what differs from page to page into a file, or into a data attribute.`,
    );
  }
  return [...firstPage.keys()].sort();
}

/**
 * Refuses styles in pages: browsers would leave them out.
 *
 * @throws Error that names the first page with one
 */
function refuseStyles(pages: readonly Page[]): void {
  for (const {file, styled} of pages) {
    if (styled === undefined) continue;
    throw new Error(
      `${file} has a style of its own: ${styled}. Expected a class, with its rule in src/css/ or a ` +
        'style sheet beside the component: the security policy of pages lets no other style through.',
    );
  }
}

/**
 * Finishes a built folder. To be run once, after everything that changes pages and before they are
 * compressed.
 *
 * @param folder - what hosts serve: it holds `docs/` and the draft of its host files
 * @throws Error when a page cannot carry a policy or a host cannot carry the rules
 */
export function finishHosts(folder: string): void {
  const draftFile = join(folder, DRAFT_FILE);
  const {model, thirdParties} = JSON.parse(readFileSync(draftFile, 'utf8')) as HostDraft;
  writeFileSync(join(folder, 'index.html'), redirectPage(model.base));
  const pages = readPages(folder);
  refuseStyles(pages);
  for (const {file, html, kind, hashes} of pages) {
    const policy = contentSecurityPolicy(kind, hashes, thirdParties, 'meta');
    writeFileSync(join(folder, file), withPolicy(html, policy, file));
  }
  const policy = contentSecurityPolicy('app', scriptsOfAll(pages), thirdParties, 'header');
  const files = hostFiles({
    ...model,
    folders: foldersWithoutPage(folder, model.base),
    headers: securityHeaders(policy),
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  // Static hosts look for their not-found page at the top.
  copyFileSync(join(folder, model.notFound), join(folder, '404.html'));
  rmSync(draftFile);
}
