/** The content security policy: what a page of this site may run, load and talk to. */
import {hashSource} from './htmlScripts.ts';

type Directive = 'script-src' | 'connect-src' | 'img-src';

/** A service that the operator configured, with exactly the hosts it needs. */
export interface ThirdParty {
  name: string;
  sources: Partial<Record<Directive, readonly string[]>>;
}

/**
 * - `app`: a page of the site.
 * - `redirect`: a page that only sends the reader on.
 */
export type PageKind = 'app' | 'redirect';

type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const NONE = ["'none'"];

/** The search dialog writes it into the page, with the mark of Algolia that it brings. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * Neither scripts nor styles come inline but by hash. No page has a style: what it shows is in the
 * style sheet, and what scripts set on elements is not asked about. One style comes with a script.
 *
 * `default-src` is not `'none'`, because browsers without a rule for prefetching use it for the
 * scripts of the next page.
 */
const app = (scripts: readonly string[]): Directives => ({
  'default-src': [SELF],
  'script-src': [SELF, ...scripts],
  'style-src': [SELF, hashSource(LOGO_STYLE)],
  // Icons in style sheets are data.
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'object-src': NONE,
  'frame-src': NONE,
  'base-uri': NONE,
  'form-action': [SELF],
  // `src/inline/trustedTypes.js` has the policy that decides.
  'require-trusted-types-for': ["'script'"],
});

const redirect = (scripts: readonly string[]): Directives => ({
  'default-src': NONE,
  'script-src': scripts.length > 0 ? scripts : NONE,
  'base-uri': NONE,
  'form-action': NONE,
});

/**
 * Writes the policy of a page, for a `<meta>` in it. Who may frame the page is said by a header.
 *
 * @param kind - what sort of page it is for
 * @param scripts - the hashes of its inline scripts, as sources
 * @param thirdParties - the services that pages of the site use
 */
export function contentSecurityPolicy(
  kind: PageKind,
  scripts: readonly string[],
  thirdParties: readonly ThirdParty[],
): string {
  const directives: Directives = kind === 'app' ? app(scripts) : redirect(scripts);
  const services = kind === 'app' ? thirdParties : [];
  return Object.entries(directives)
    .map(([name, own]) =>
      [name, ...own, ...services.flatMap(({sources}) => sources[name as Directive] ?? [])].join(
        ' ',
      ),
    )
    .join('; ');
}
