import type {Page} from '../page.ts';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {pageScripts} from './htmlScripts.ts';

const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the security policy of a page into the page itself, so that both are always from the same
 * build. It goes after the character set, which browsers expect in the first bytes, and before
 * everything that the policy applies to.
 *
 * @param page - the page that Docusaurus wrote
 * @param html - its text, with the changes of other steps
 * @param thirdParties - the services that pages may connect to
 * @throws Error if the page has an inline style, which browsers would block, or no character set
 *   before its first script
 */
export function withPolicy(
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
  const charset = CHARSET.exec(html);
  const script = html.search(/<script/i);
  if (charset === null || (script !== -1 && script < charset.index)) {
    throw new Error(
      `${file} has no <meta charset="utf-8"> before its first script. Expected one, because the security policy is inserted after it.`,
    );
  }
  const at = charset.index + charset[0].length;
  const policy = contentSecurityPolicy(kind, hashes, thirdParties);
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(at)}`;
}
