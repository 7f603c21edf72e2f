import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {splitHash, withoutSlash} from '../redirects/paths.ts';
import type {HostModel} from './model.ts';

/** A URL, for hosts to compare without regard to case. */
export interface AnyCaseRow {
  /** A regular expression for all spellings of the path, in the syntax that all hosts share. */
  pattern: string;
  /** Without the hash. */
  path: string;
  /** With the `#`, or empty. It goes after the query of the request. */
  hash: string;
}

/**
 * Returns a row for each page and each legacy URL. No URL of this site has capital letters, so hosts
 * redirect paths that have some and match a row.
 */
export const anyCaseRows = ({markdownPages, htmlPages, redirects}: HostModel): AnyCaseRow[] => {
  const pages = [...markdownPages, ...htmlPages];
  return [...pages.map((page) => ({from: withoutSlash(page), to: page})), ...redirects].map(
    ({from, to}) => ({
      pattern: `^${escapeRegExp(from)}${from.endsWith('.html') ? '/?' : String.raw`(/|/index\.html)?`}$`,
      ...splitHash(to),
    }),
  );
};

/**
 * Makes the function that finds the URL for a path with capital letters.
 *
 * @returns a function from a path to where it should be redirected, or undefined
 */
export function anyCaseLookup(model: HostModel): (path: string) => string | undefined {
  const rows = anyCaseRows(model).map((row) => ({...row, pattern: new RegExp(row.pattern, 'i')}));
  return (path) => {
    const row = /[A-Z]/.test(path) ? rows.find(({pattern}) => pattern.test(path)) : undefined;
    return row && row.path + row.hash;
  };
}
