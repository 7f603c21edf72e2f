import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {type HostModel, notFoundAt, waysIn} from './model.ts';
import {redirectLookup} from '../redirects/paths.ts';

/** How to respond to a path. */
export type Decision =
  | {kind: 'redirect'; to: string}
  | {kind: 'file'; file: string}
  | {kind: 'notFound'};

/** Checks whether a full path is a file of the build. */
export type IsFile = (path: string) => Promise<boolean>;

const INDEX = 'index.html';

const notFound: Decision = {kind: 'notFound'};

/** Whether a path has hidden or empty segments, which the site never has. */
const isForeign = (path: string) => /\/[./]/.test(path);

const isPage = (path: string) => path.endsWith('/') || path.endsWith('.html');

/**
 * Makes the function that decides how to respond to a path. It only checks which files exist, and
 * sends nothing.
 *
 * @param model - the host model of the build
 * @param isFile - checks for a file in the build
 * @returns a function from a decoded path to a decision. Every redirect is one hop. Page URLs in an
 *   unusual encoding are redirected too, because the app compares URLs as text.
 */
export function decider(model: HostModel, isFile: IsFile) {
  const legacy = redirectLookup(model.redirects);
  const notFoundPages = model.languages
    .map(notFoundAt)
    .flatMap((page) => [page, markdownPathOf(page)]);

  /** The published URL of the page or file that a path stands for, if there is one. */
  async function canonical(path: string): Promise<string | undefined> {
    if (path.endsWith('/')) {
      if (await isFile(path + INDEX)) return path;
      const bare = path.slice(0, -1);
      return model.filePages.includes(bare) ? bare : undefined;
    }
    if (await isFile(path)) return path;
    return (await isFile(`${path}/${INDEX}`)) ? `${path}/` : undefined;
  }

  return async (path: string, unusual = false): Promise<Decision> => {
    if (waysIn(model.base).includes(path)) return {kind: 'redirect', to: model.base};
    if (model.rootFiles.includes(path)) return {kind: 'file', file: path};
    if (!path.startsWith(model.base) || isForeign(path)) return notFound;

    const isAlias = path.endsWith(`/${INDEX}`);
    const plain = isAlias ? path.slice(0, -INDEX.length) : path;
    const moved = legacy(plain);
    if (moved !== undefined) return {kind: 'redirect', to: moved};

    if (isAlias && !(await isFile(path))) return notFound;
    const page = await canonical(plain);
    if (page === undefined || notFoundPages.includes(page)) return notFound;
    if (page !== path || (unusual && isPage(page))) return {kind: 'redirect', to: page};
    return {kind: 'file', file: page.endsWith('/') ? page + INDEX : page};
  };
}
