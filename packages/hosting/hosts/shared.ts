import {resolve} from 'node:path';
import {type Redirect, splitHash} from '../redirects/paths.ts';

/** The default folder of the built site on servers. Operators can change it. */
export const ROOT = '/srv/www';

/**
 * The folder of what only operators read, next to the folder that hosts serve.
 *
 * @param root - the folder that hosts serve, such as `build/`
 */
export const hostsFolder = (root: string): string => resolve(root, '../hosts');

/** Returns the first lines of a generated file, for formats whose comments start with `#`. */
export const banner = (...lines: string[]) =>
  [
    'The build generates this file. Edit data/redirects.yaml or packages/hosting/rules/ instead.',
    ...lines,
  ]
    .map((line) => `# ${line}\n`)
    .join('');

/** A redirect of the model, for hosts that compare URLs as text. */
interface ExactRedirect {
  from: string;
  /** Without the hash. */
  to: string;
  /** With the `#`, or empty. It goes after the query of the request. */
  hash: string;
}

/** Returns a row for each spelling of the legacy URLs. */
export const exactRedirects = (redirects: readonly Redirect[]): ExactRedirect[] =>
  redirects.flatMap((redirect) => {
    const {path: to, hash} = splitHash(redirect.to);
    return ['', '/', '/index.html'].map((end) => ({from: redirect.from + end, to, hash}));
  });
