/** The content security policy: what a page may run, load and connect to. */
import {hashSource} from './htmlScripts.ts';

type Directive = 'script-src' | 'connect-src' | 'img-src';

/** A service that the operator configured, with exactly the hosts it needs. */
export interface ThirdParty {
  name: string;
  sources: Partial<Record<Directive, readonly string[]>>;
}

/**
 * - `app`: a page that loads the app.
 * - `redirect`: a page that only redirects.
 */
export type PageKind = 'app' | 'redirect';

type Directives = Record<string, readonly string[]>;

const SELF = "'self'";
const NONE = ["'none'"];

/** The style that the search dialog adds to the page with the Algolia logo. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * Inline scripts and styles are only allowed by hash. Pages have no inline styles, the policy
 * doesn't apply to styles that scripts set on elements, and the search dialog adds one style.
 *
 * `default-src` isn't `'none'` because browsers without a directive for prefetching use it when
 * they prefetch the scripts of the next page.
 */
const app = (scripts: readonly string[]): Directives => ({
  'default-src': [SELF],
  'script-src': [SELF, ...scripts],
  'style-src': [SELF, hashSource(LOGO_STYLE)],
  // Icons in style sheets are data URLs.
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'object-src': NONE,
  'frame-src': NONE,
  'base-uri': NONE,
  'form-action': [SELF],
  // `src/inline/trustedTypes.js` defines the Trusted Types policy.
  'require-trusted-types-for': ["'script'"],
});

const redirect = (scripts: readonly string[]): Directives => ({
  'default-src': NONE,
  'script-src': scripts.length > 0 ? scripts : NONE,
  'base-uri': NONE,
  'form-action': NONE,
});

/**
 * Returns the policy of a page, for a `<meta>` element. It has no `frame-ancestors`, which only
 * works in a header.
 *
 * @param kind - the kind of page
 * @param scripts - the hashes of its inline scripts, as policy sources
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
