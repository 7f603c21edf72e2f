import type {Page} from '../page.ts';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {pageScripts, withPolicy} from './htmlScripts.ts';

/**
 * Puts the security policy of a page into the page itself, so that both are always from the same
 * build.
 *
 * @param page - the page that Docusaurus wrote
 * @param html - its text, with the changes of other steps
 * @param thirdParties - the services that pages may connect to
 * @throws Error if the page has an inline style, which browsers would block
 */
export function withOwnPolicy(
  {file, document}: Page,
  html: string,
  thirdParties: readonly ThirdParty[],
): string {
  const {kind, hashes, styled} = pageScripts(document);
  if (styled !== undefined) {
    throw new Error(
      `${file} has an inline style: ${styled}. Expected a class, with its rule in src/css/ or in a ` +
        "style sheet next to the component, because the security policy doesn't allow inline styles.",
    );
  }
  return withPolicy(html, contentSecurityPolicy(kind, hashes, thirdParties), file);
}
