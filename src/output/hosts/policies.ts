import type {Page} from '../page.ts';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {pageScripts, withPolicy} from './htmlScripts.ts';

/**
 * Inserts a page's security policy into the page itself, so that both always come from the same build.
 *
 * @param page - the page as Docusaurus wrote it
 * @param html - its HTML with the changes of earlier steps
 * @param thirdParties - the services that pages may connect to
 * @throws Error if the page has an inline style, which browsers would ignore
 */
export function withOwnPolicy(
  {file, document}: Page,
  html: string,
  thirdParties: readonly ThirdParty[],
): string {
  const {kind, hashes, styled} = pageScripts(document);
  if (styled !== undefined) {
    throw new Error(
      `${file} has an inline style: ${styled}. Expected a class, with its rule in src/css/ or a ` +
        'style sheet next to the component, because the security policy allows no inline styles.',
    );
  }
  return withPolicy(html, contentSecurityPolicy(kind, hashes, thirdParties), file);
}
