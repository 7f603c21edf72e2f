import type {HostModel} from '../rules/model.ts';
import {splitHash} from '../redirects/paths.ts';

/** The default folder of the built site on servers. Operators can change it. */
export const ROOT = '/srv/www';

/** Returns the first lines of a generated file, for formats whose comments start with `#`. */
export const banner = (...lines: string[]) =>
  [
    'The build generates this file. Edit data/redirects.yaml or packages/hosting/rules/ instead.',
    ...lines,
  ]
    .map((line) => `# ${line}\n`)
    .join('');

/** A redirect of the model, for hosts that compare URLs as text. */
export interface ExactRedirect {
  from: string;
  /** Without the hash. */
  to: string;
  /** With the `#`, or empty. It goes after the query of the request. */
  hash: string;
  /** Whether the rule of its moved folder has the same target, apart from the trailing slash. */
  inPattern: boolean;
}

/** Returns a row for each spelling of the legacy URLs. */
export const exactRedirects = ({redirects, prefixes}: HostModel): ExactRedirect[] =>
  redirects.flatMap((redirect) => {
    const {path: to, hash} = splitHash(redirect.to);
    const inPattern = isInPattern(redirect, prefixes);
    return ['', '/', '/index.html'].map((end) => ({
      from: redirect.from + end,
      to,
      hash,
      inPattern,
    }));
  });

type Redirect = HostModel['redirects'][number];

const isInPattern = ({from, to}: Redirect, prefixes: readonly Redirect[]) =>
  prefixes.some(
    (prefix) =>
      from.startsWith(prefix.from) && to === `${prefix.to}${from.slice(prefix.from.length)}/`,
  );

/**
 * Reduces the rows to the limit of a host. A moved folder has three rows for each page. On a large
 * site, pages use the rule of their folder instead: first only for their less common spellings,
 * then for all.
 *
 * @param most - the maximum number of rows
 * @returns the rows; more than `most` if too many have no rule to replace them
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
