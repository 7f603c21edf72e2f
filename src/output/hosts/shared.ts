import type {HostModel} from '../../hosting/model.ts';

/** The first lines of every generated file, in a language whose comments start with `#`. */
export const banner = (...lines: string[]) =>
  ['Made with the site from facts/redirects.ts: change that, not this file.', ...lines]
    .map((line) => `# ${line}\n`)
    .join('');

/** A redirect of the model, for hosts that compare addresses as text. */
export interface ExactRedirect {
  from: string;
  /** Without its fragment. */
  to: string;
  /** With the `#`, or empty: it stands behind the reader's query. */
  hash: string;
  /** The rule of its moved folder leads there too; where the host adds the slash, in a second hop. */
  inPattern: boolean;
}

/** All spellings of a legacy address that readers may have: one row each. */
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
 * As many of the rows as a host takes. A moved folder has three rows for each of its pages: on a large
 * site, pages are left to the rule of their folder, first their rarer spellings, then all.
 *
 * @param most - how many rows there may be
 * @returns the rows; more than `most` where too many stand for themselves
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
