import type {HostModel} from './model.ts';
import {redirectLookup} from '../redirects/lookUp.ts';

/** What a path means. */
export type Decision =
  | {kind: 'redirect'; to: string}
  | {kind: 'file'; file: string}
  | {kind: 'notFound'};

/** Tells whether a full path is a file of the build. */
export type IsFile = (path: string) => Promise<boolean>;

const INDEX = 'index.html';

const notFound: Decision = {kind: 'notFound'};

/** Whether a path has hidden files or empty segments: the build writes nothing there. */
const isForeign = (path: string) => /\/[./]/.test(path);

const isPage = (path: string) => path.endsWith('/') || path.endsWith('.html');

/**
 * Makes the function that decides what a path means. It only asks which files exist, and sends
 * nothing.
 *
 * @param model - the host model of the build
 * @param isFile - looks a path up in the build
 * @returns a function from a decoded path to what it means; every redirect is one hop. A page asked
 *   for in an unusual spelling is redirected too, because the app compares addresses as text.
 */
export function decider(model: HostModel, isFile: IsFile) {
  const legacy = redirectLookup(model);

  /** The address that a page is published under, if the path means a page or file of the build. */
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
    if (path === '/' || `${path}/` === model.base) return {kind: 'redirect', to: model.base};
    if (model.rootFiles.includes(path)) return {kind: 'file', file: path};
    if (!path.startsWith(model.base) || isForeign(path)) return notFound;

    const isAlias = path.endsWith(`/${INDEX}`);
    const plain = isAlias ? path.slice(0, -INDEX.length) : path;
    const moved = legacy(plain);
    if (moved !== undefined) {
      if (!moved.startsWith('/')) return {kind: 'redirect', to: moved};
      const [target = '', hash] = moved.split('#');
      const page = await canonical(target);
      if (page === undefined) return notFound;
      return {kind: 'redirect', to: hash === undefined ? page : `${page}#${hash}`};
    }

    if (isAlias && !(await isFile(path))) return notFound;
    const page = await canonical(plain);
    if (page === undefined || page === model.notFound) return notFound;
    if (page !== path || (unusual && isPage(page))) return {kind: 'redirect', to: page};
    return {kind: 'file', file: page.endsWith('/') ? page + INDEX : page};
  };
}
