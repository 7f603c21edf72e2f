import type {HostModel} from '../../hosting/model.ts';

/** Returns the first lines of a generated file, for formats whose comments start with `#`. */
export const banner = (...lines: string[]) =>
  ['The build generates this file from facts/redirects.ts. Edit that file instead.', ...lines]
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
