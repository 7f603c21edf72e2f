/**
 * The redirect model: every legacy URL with its final target, one hop away. The server, the redirect
 * pages for plain static hosts and the host files all use it.
 */
import {closest} from 'fastest-levenshtein';
import type {RedirectGroup} from '@portal/content/facts';
import {type Mistake, mistake, MistakesError} from '@portal/content/mistake';
import type {YamlText} from '@portal/content/text/yamlText';
import {
  isExternal,
  isPrefix,
  movedFolders,
  pageFinder,
  type Redirect,
  type RedirectModel,
  redirectLookup,
  rowsInFolders,
  splitHash,
  withoutBase,
  withoutSlash,
} from './paths.ts';
import {rowMistakes, rowsOf, type TableRow} from './rows.ts';

const bySource = (a: Redirect, b: Redirect) => (a.from < b.from ? -1 : 1);

/**
 * Resolves the redirect table, following chains to their end.
 *
 * @param groups - the table, see `data/redirects.yaml`
 * @param pages - every page of the build, relative to the site; redirects may only end there
 * @param table - the text of the table, to find places
 * @param base - the path of the site on its host, such as `/docs/`
 * @throws MistakesError with every mistake. `text` is a target that isn't a page
 */
export function resolveRedirects(
  groups: readonly RedirectGroup[],
  pages: readonly string[],
  table: YamlText,
  base: string,
): RedirectModel {
  const rows = rowsOf(groups);
  const mistakes: Mistake[] = rowMistakes(rows, pages, table, base);
  // Stops here, because following rows that are already wrong would report them again.
  if (mistakes.length > 0) throw new MistakesError(mistakes);

  const urls = rows.filter(({from}) => !isPrefix(from));
  const folders = movedFolders(rows);
  const inFolders = rowsInFolders(folders, urls, pages);
  const lookUp = redirectLookup(
    [...urls, ...inFolders].map(({from, to}) => ({from: withoutSlash(from), to})),
  );
  const pageAt = pageFinder(pages);

  /** Follows a row to a page or an external URL. If it can't, it reports why and returns nothing. */
  function follow({from, to, at}: TableRow): string | undefined {
    const refuse = (...said: [message: string, fix: string, text?: string]) =>
      void mistakes.push(mistake(table.placeOf(at), ...said));
    const chain = [from];
    let target = to;
    while (!isExternal(target)) {
      const {path, hash} = splitHash(target);
      const isLoop = chain.some((seen) => withoutSlash(seen) === withoutSlash(path));
      chain.push(path);
      const route = chain.join(' → ');
      if (isLoop) return refuse(`${from} is a loop: ${route}`, 'point one of these rows to a page');
      const page = pageAt(path);
      if (page !== undefined) return page + hash;
      const next = lookUp(path);
      if (next === undefined) {
        const nearest = closest(withoutBase(path, base), [...pages]);
        const way = chain.length > 2 ? ` (${route})` : '';
        const fix = `write a page or an https URL. The nearest page is ${nearest}`;
        return refuse(`${from} ends at ${path}${way}, which is not a page`, fix, path);
      }
      target = next.includes('#') || isExternal(next) ? next : next + hash;
    }
    return target;
  }

  const resolved = (row: TableRow): Redirect[] => {
    const to = follow(row);
    return to === undefined ? [] : [{from: withoutSlash(row.from), to}];
  };
  const redirects = urls.flatMap(resolved).sort(bySource);
  if (mistakes.length > 0) throw new MistakesError(mistakes);
  return {
    redirects: [...redirects, ...inFolders.flatMap(resolved)],
    prefixes: folders.map(({from, to}) => ({from, to})),
  };
}
