import type {HostModel} from '../model.ts';

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
      .map((from) => ({from, to, hash}));
  });
}
