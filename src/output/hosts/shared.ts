import type {HostModel} from '../../hosting/model.ts';

/** The first lines of every generated file whose comments start with `#`. */
export const banner = (...lines: string[]) =>
  ['Made with the site from facts/redirects.ts: change that, not this file.', ...lines]
    .map((line) => `# ${line}\n`)
    .join('');

/** A redirect for hosts that compare URLs as text. */
export interface ExactRedirect {
  from: string;
  /** Without its fragment. */
  to: string;
  /** With the `#`, or empty. It goes after the query of the request. */
  hash: string;
  /** The rule of its moved folder has the same target, with a second hop if the host adds the slash. */
  inPattern: boolean;
}

/** Returns one row for each spelling of a legacy URL that readers may have. */
export function exactRedirects({redirects, prefixes, inPrefixes}: HostModel): ExactRedirect[] {
  const roots = prefixes.map(({from, to}) => ({from: from.slice(0, -1), to}));
  return [...redirects, ...inPrefixes, ...roots].flatMap((redirect) => {
    const [to = '', fragment] = redirect.to.split('#');
    const hash = fragment === undefined ? '' : `#${fragment}`;
    return ['', '/', '/index.html']
      .map((end) => redirect.from + end)
      .filter((from) => !(from.endsWith('/') && roots.some((root) => `${root.from}/` === from)))
      .map((from) => ({from, to, hash, inPattern: isInPattern(redirect, prefixes)}));
  });
}

type Redirect = HostModel['redirects'][number];

const isInPattern = ({from, to}: Redirect, prefixes: readonly Redirect[]) =>
  prefixes.some(
    (prefix) =>
      from.startsWith(prefix.from) && to === `${prefix.to}${from.slice(prefix.from.length)}/`,
  );

/**
 * Returns as many rows as a host allows. A moved folder has three rows for each of its pages. On a
 * large site, first the rarer spellings, then all of these pages rely on the rule of their folder.
 *
 * @param most - the maximum number of rows
 * @returns the rows; more than `most` if too many aren't covered by a folder
 */
export function fitting(rows: readonly ExactRedirect[], most: number): ExactRedirect[] {
  const kept: ((row: ExactRedirect) => boolean)[] = [
    () => true,
    ({inPattern, from}) => !inPattern || !/\/(index\.html)?$/.test(from),
    ({inPattern}) => !inPattern,
  ];
  const lists = kept.map((keeps) => rows.filter(keeps));
  return lists.find((list) => list.length <= most) ?? lists.at(-1)!;
}
