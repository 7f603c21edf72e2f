/** Compares the addresses that are published with the pages as they are now. */
import {execFileSync, type StdioOptions} from 'node:child_process';
import {resolveTokens} from '@portal/content/facts/tokens';
import {addressOf, sameSlash} from '@portal/content/pages/address';
import {
  begunIn,
  currentAddresses,
  linesOf,
  readRecord,
  RECORD,
} from '@portal/content/pages/addresses';
import {hasKnownIds} from '@portal/content/pages/headings';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';

/** The output of Git; empty if it fails, such as outside of a repository. */
function git(cwd: string, ...args: string[]): string {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, {cwd, maxBuffer: 2 ** 26, encoding: 'utf8', stdio});
  } catch {
    return '';
  }
}

/**
 * The record on main at the point where this branch started. CI checks out a pull request as a merge,
 * whose first parent is main.
 */
function recordOnMain(root: string): string | undefined {
  for (const branch of ['origin/main', 'main', 'HEAD^1', 'HEAD']) {
    const base = git(root, 'merge-base', 'HEAD', branch).trim();
    const record = base && git(root, 'show', `${base}:./${RECORD}`);
    if (record) return record;
  }
  return undefined;
}

/**
 * The lines of the record on main. Without Git, and in a portal for another product, whose record was
 * started again because nobody links to earlier addresses, those of the record as it is.
 */
export const publishedLines = once((project: Project): string[] => {
  const own = project.has(RECORD) ? project.read(RECORD).text : '';
  const onMain = recordOnMain(project.root);
  return linesOf(onMain !== undefined && begunIn(onMain) === begunIn(own) ? onMain : own);
});

/** Every published address, with facts resolved, as it's served: `/limits/#queue`. */
export const publishedAddresses = once(
  (project: Project): ReadonlySet<string> =>
    new Set(
      publishedLines(project).map((line) => resolveTokens(line, project.known.facts, RECORD)),
    ),
);

/** The addresses in the record as it is, without asking Git, which takes longer than a check of one page. */
const recordedAddresses = once(
  (project: Project): ReadonlySet<string> => new Set(readRecord(project)),
);

/**
 * Whether an address is in the record. If nothing has it any more, the rule `addresses` says what to do,
 * and other rules don't repeat it.
 */
export const isRecorded = (project: Project, address: string): boolean =>
  recordedAddresses(project).has(address);

/** Whether the table of legacy paths redirects a route. */
const isRedirected = (route: string, {known}: Project): boolean =>
  known.redirects
    .flatMap(({rows}) => rows)
    .some(({from}) =>
      from.endsWith('/*')
        ? route.startsWith(from.slice(0, -1))
        : sameSlash(from) === sameSlash(route),
    );

/** The normalized form of an address, for comparing addresses. */
function comparable(address: string): string {
  const {path, hash} = addressOf(address);
  return hash === undefined ? sameSlash(path) : `${sameSlash(path)}#${hash}`;
}

/** The differences between what's published and the pages. */
export interface Comparison {
  /** Published addresses that no longer work: no page, redirect or moved anchor handles them. */
  lost: string[];
  /** Addresses of pages that aren't published yet. */
  added: string[];
}

/**
 * Compares the published addresses with the pages of a project.
 *
 * @param pages - limits the comparison to the addresses of these pages
 */
export function compareAddresses(project: Project, pages?: readonly Page[]): Comparison {
  const {known, routes} = project;
  const published = pages ? recordedAddresses(project) : publishedAddresses(project);
  const current = currentAddresses(pages ?? project.pages);
  const alive = new Set(current);
  const moved = new Set(known.movedAnchors.map(({from}) => comparable(from)));
  const asked = pages && new Set(pages.map(({route}) => route));
  const lost = [...published].filter((address) => {
    const {path, hash} = addressOf(address);
    if (alive.has(address) || (asked && !asked.has(path))) return false;
    const file = routes.get(path);
    // Skip headings of deleted pages, which are lost with their page, and of pages whose IDs
    // aren't known.
    if (hash === undefined) return file === undefined && !isRedirected(path, project);
    return file !== undefined && hasKnownIds(project.page(file)) && !moved.has(comparable(address));
  });
  // An address that only this branch has recorded was never published.
  const isOnMain = (address: string) => publishedAddresses(project).has(address);
  return {
    lost: lost.filter(isOnMain),
    added: current.filter((address) => !published.has(address)),
  };
}
