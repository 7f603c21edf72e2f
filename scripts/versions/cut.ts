/** Cuts a version: freezes the current one with its facts, and turns `docs/` into the next one. */
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import type {Page} from '@portal/content/pages/page';
import {runTool} from '@portal/checks/core/program';
import {
  factsFolder,
  folderOf,
  type RedirectRow,
  sidebarOf,
  type Version,
  versionName,
} from '@portal/content/facts';
import {
  currentVersion,
  frozenVersions,
  known,
  movedAnchors,
  openProject,
  redirects,
  versions,
} from '../../src/facts.ts';
import {documentOf} from '@portal/content/openapi/resolved';
import {copyExceptions} from './exceptions.ts';
import {freezeFacts} from './frozenFacts.ts';
import {type NewAddress, withLinks} from './links.ts';
import {addMovedAnchors, addNextPages, addRedirects, addVersion, edit} from './tables.ts';

/** @throws CouldNotRunError with the reason if this can't be the ID of the next version */
export function assertNextName(id: string | undefined): asserts id is string {
  const example = `v${Number.parseInt(currentVersion.id.slice(1)) + 1}`;
  if (id === undefined || !versionName.test(id)) {
    const found = id === undefined ? 'No version was given' : `"${id}" isn't a version ID`;
    throw new CouldNotRunError(
      `${found}. Expected something like npm run new-version -- ${example}`,
    );
  }
  if (versions.some((version) => version.id === id)) {
    throw new CouldNotRunError(`${id} is taken: data/versions.yaml has it. Expected ${example}.`);
  }
  if (id.localeCompare(currentVersion.id, 'en', {numeric: true}) < 0) {
    throw new CouldNotRunError(`${id} is older than ${currentVersion.id}. Expected ${example}.`);
  }
}

/** The row of the current version after the cut. */
function frozenRow(): Version {
  const {badge, ...before} = currentVersion;
  return {
    ...{...before, path: before.id, state: 'maintained', searched: false, indexed: false},
    inDocs: false,
    banner: 'the version before the current one.',
  };
}

/** Adds the prefix of the frozen version to links to its pages. */
function intoFolder(pages: ReadonlySet<string>): NewAddress {
  const {id} = currentVersion;
  const pathOf = (address: string) => address.replace(/[#?].*/, '');
  return (address, typed) => {
    if (pages.has(pathOf(address))) return `/${id}${typed}`;
    // Files that are published next to the pages.
    const [, base, file] = /^(pathname:\/\/\/\w+)(\/openapi\.\w+)$/.exec(typed) ?? [];
    return base && file && `${base}/${id}${file}`;
  };
}

/**
 * Updates the links in the frozen version's pages, and those in older versions that point to it.
 */
function moveLinks(root: string, pages: readonly Page[], change: NewAddress): void {
  const from = folderOf(currentVersion);
  const frozen = `versioned_docs/version-${currentVersion.id}/`;
  for (const page of pages) {
    const file = page.file.startsWith(from) ? frozen + page.file.slice(from.length) : page.file;
    writeFileSync(join(root, file), withLinks(page, change));
  }
}

/** Only links have URLs in a sidebar; everything else refers to pages by ID. */
function moveSidebarLinks(root: string, file: string, change: NewAddress): void {
  edit(root, file, (text) => {
    const moved = (key: string, value: unknown): unknown =>
      key === 'href' && typeof value === 'string' ? (change(value, value) ?? value) : value;
    return JSON.stringify(JSON.parse(text, moved));
  });
}

/** Freezes the OpenAPI document, with its links pointing to the pages of its version. */
function freezeDocument(root: string, pages: ReadonlySet<string>): void {
  const from = join(root, documentOf(currentVersion));
  if (!existsSync(from)) return;
  const {id} = currentVersion;
  const head = `# The REST API of ${id}, frozen. Only change what's wrong about ${id}.\n`;
  const text = readFileSync(from, 'utf8')
    .replace(/^(#.*\n)+/, head)
    .replace(/(\{\{product\.docsUrl\}\})(\/[\w/.-]*)/g, (all, url: string, route: string) =>
      pages.has(route) ? `${url}/${id}${route}` : all,
    );
  writeFileSync(join(root, factsFolder(id), 'openapi.yaml'), text);
}

/** Copies the sample cases of the version's pages, but not those of other versions. */
function copyCases(root: string): void {
  const folder = known.cases;
  const cases = join(root, folder);
  if (!existsSync(cases)) return;
  const others = frozenVersions.map(({id}) => id);
  for (const entry of readdirSync(cases, {withFileTypes: true})) {
    if (others.includes(entry.name)) continue;
    const name = entry.isDirectory() ? `${entry.name}/` : entry.name;
    cpSync(join(cases, name), join(cases, currentVersion.id, name), {recursive: true});
    copyExceptions(root, `${folder}/${name}`, `${folder}/${currentVersion.id}/${name}`);
  }
}

/** Legacy URLs also worked under the prefix while it redirected to the current version. */
function keepLegacy(root: string): void {
  const {id} = currentVersion;
  const isOlder = (path: string) =>
    frozenVersions.some((older) => path.startsWith(`/${older.path}/`));
  const inside = (path: string) => (isOlder(path) ? path : `/${id}${path}`);
  const within = (rows: readonly RedirectRow[]) =>
    rows
      .filter(({from}) => !from.endsWith('/*') && !isOlder(from))
      .map(({from, to}) => ({from: `/${id}${from}`, to: to.startsWith('/') ? inside(to) : from}));
  addMovedAnchors(root, within(movedAnchors));
  addRedirects(
    root,
    `Legacy URLs that were served under /${id}/ while ${id} was the current version.`,
    within(redirects.flatMap(({rows}) => rows)),
  );
}

/**
 * Cuts a version.
 *
 * @param root - the project, without uncommitted changes
 * @param id - the version that `docs/` becomes
 */
export async function cutVersion(root: string, id: string): Promise<void> {
  const all = [...openProject(root).pages];
  const isCurrent = (page: Page) => page.version?.id === currentVersion.id;
  const routes = new Set(all.filter(isCurrent).map(({route}) => route));
  await runTool('@docusaurus/core/bin/docusaurus.mjs', ['docs:version', currentVersion.id], root, {
    findingsCode: 0,
  });
  const row = frozenRow();
  const change = intoFolder(routes);
  moveLinks(root, all, change);
  // Pages of the new version stay unchanged.
  for (const version of [row, ...frozenVersions])
    moveSidebarLinks(root, sidebarOf(version), change);
  freezeFacts(root, currentVersion.id);
  freezeDocument(root, routes);
  copyCases(root);
  copyExceptions(root, folderOf(currentVersion), folderOf(row));
  keepLegacy(root);
  addNextPages(root, currentVersion.id);
  addVersion(root, id, row);
}
