/** Retires a version: removes its pages and redirects their URLs to current pages. */
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {YAMLMap, YAMLSeq} from 'yaml';
import {addressOf} from '@portal/content/pages/address';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {applyEdits} from '@portal/content/pages/edits';
import {anchorsOf} from '@portal/content/pages/headings';
import type {Project} from '@portal/content/pages/project';
import {factsFolder, folderOf, sidebarOf, type Version} from '@portal/content/facts';
import {
  currentVersion,
  facts,
  frozenVersions,
  known,
  movedAnchors,
  nextPages,
  openProject,
  product,
  versionOfRoute,
  versions,
} from '../../src/facts.ts';
import {counterpartOf} from '@portal/content/routes/counterpart';
import {findTokens} from '@portal/content/facts/tokens';
import {runScript} from './command.ts';
import {removeExceptions} from './exceptions.ts';
import {withLinks} from './links.ts';
import {addRedirects, edit, editYaml, removeNextPages, removeOldestVersion} from './tables.ts';

/** @throws CouldNotRunError with the reason if the version can't be retired */
export function versionToRetire(id: string | undefined): Version {
  const oldest = frozenVersions.at(-1);
  if (!oldest)
    throw new CouldNotRunError(
      `There is nothing to retire, because ${currentVersion.id} is the only version.`,
    );
  const version = versions.find((one) => one.id === id);
  const way = `npm run retire-version -- ${oldest.id}`;
  if (id === undefined) throw new CouldNotRunError(`No version was given. Expected ${way}`);
  if (!version) throw new CouldNotRunError(`There is no version "${id}". Expected ${way}`);
  if (version === oldest) return version;
  throw new CouldNotRunError(
    version === currentVersion
      ? `${id} is the current version. Cut the next one first: npm run new-version`
      : `The redirects of ${oldest.id} would go through ${id}. Retire the oldest one first: ${way}`,
  );
}

/** The target of a URL of the retired version, for readers of a remaining version. */
type Successor = (address: string, reader: Version) => string | undefined;

function successors(project: Project, retired: Version): Successor {
  const published = new Set(project.routes.keys());
  return (address, reader) => {
    const {path, hash} = addressOf(address);
    if (!published.has(path) || versionOfRoute(path) !== retired) return undefined;
    const {route, isSamePage} = counterpartOf(path, reader, published, {
      versions,
      nextPages,
    });
    const file = project.routes.get(route);
    const isThere = isSamePage && hash && file && anchorsOf(project.page(file)).has(hash);
    return isThere ? `${route}#${hash}` : route;
  };
}

/** A URL as pages write it, with a token for the product's name. */
const typed = (address: string) => address.replaceAll(product.slug, '{{product.slug}}');

/** Points links in remaining pages to the new targets. */
function moveLinks(root: string, project: Project, retired: Version, successor: Successor): void {
  for (const page of project.pages) {
    const {file, version} = page;
    if (!version || version === retired) continue;
    const text = withLinks(page, (address) => {
      const to = successor(address, version);
      return to && typed(to);
    });
    writeFileSync(join(root, file), text);
  }
}

/** Replaces tokens for limits of the retired version with their values. */
function resolveLimits(root: string, {id}: Version): void {
  const content = ['{docs,versioned_docs}/**/*.{md,mdx}', `${known.cases}/**`, 'data/**/*.yaml'];
  for (const file of globSync(content, {cwd: root})) {
    edit(root, file, (text) => {
      const edits = findTokens(text, facts).flatMap(({path, start, end, value}) =>
        path.startsWith(`limits.${id}.`) && value !== undefined ? [{start, end, text: value}] : [],
      );
      return applyEdits(text, edits);
    });
  }
}

/**
 * Updates moved headings that point to the retired version. Its own rows are removed, because the
 * rows of the new target pages now apply.
 */
function moveAnchors(root: string, {path}: Version, successor: Successor): void {
  editYaml(root, 'data/redirects.yaml', (document) => {
    const rows = document.get('movedAnchors') as YAMLSeq<YAMLMap>;
    rows.items = rows.items.filter((row, at) => {
      const {from, to} = movedAnchors[at]!;
      const next = successor(to, currentVersion);
      if (next !== undefined) row.set('to', typed(next));
      return !from.startsWith(`/${path}/`);
    });
  });
}

/**
 * Retires a version.
 *
 * @param root - the project, without uncommitted changes
 * @param retired - the oldest version
 */
export async function retireVersion(root: string, retired: Version): Promise<void> {
  const {id, label} = retired;
  const project = openProject(root);
  const successor = successors(project, retired);
  const addresses = [...project.routes.keys()].filter((route) => versionOfRoute(route) === retired);
  const rows = addresses.sort().map((from) => ({from, to: successor(from, currentVersion)!}));

  moveLinks(root, project, retired, successor);
  resolveLimits(root, retired);
  moveAnchors(root, retired, successor);
  addRedirects(root, `Pages of ${label}, which is no longer published.`, rows);
  const gone = [folderOf(retired), sidebarOf(retired), factsFolder(id), `${known.cases}/${id}`];
  for (const path of gone) rmSync(join(root, path), {recursive: true, force: true});
  removeExceptions(root, folderOf(retired));
  removeExceptions(root, `${known.cases}/${id}/`);
  removeNextPages(root, id);
  removeOldestVersion(root);
  // Deletes the drawings that only the retired pages used.
  await runScript(root, 'scripts/diagrams.ts');
}
