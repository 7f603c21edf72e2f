import type {Page} from '../page.ts';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {pageScripts, withPolicy} from './htmlScripts.ts';

/**
 * Puts its own security policy into a page, so that neither can be of another build than the other.
 *
 * @param page - the page as Docusaurus has written it
 * @param html - its text as far as other steps have changed it
 * @param thirdParties - the services that pages may talk to
 * @throws Error for a page with a style of its own, which browsers would leave out
 */
export function withOwnPolicy(
  {file, document}: Page,
  html: string,
  thirdParties: readonly ThirdParty[],
): string {
  const {kind, hashes, styled} = pageScripts(document);
  if (styled !== undefined) {
    throw new Error(
      `${file} has a style of its own: ${styled}. Expected a class, with its rule in src/css/ or a ` +
        'style sheet beside the component: the security policy of pages allows no other style.',
    );
  }
  return withPolicy(html, contentSecurityPolicy(kind, hashes, thirdParties), file);
}
