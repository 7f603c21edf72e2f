/** The security policies of the pages, and the one that a server sends with all of them. */
import type {Page} from '../page.ts';
import {contentSecurityPolicy, type ThirdParty} from './contentSecurity.ts';
import {pageScripts, withPolicy} from './htmlScripts.ts';

/** One header carries the hashes of all pages, which share their scripts: more is a mistake. */
const MAX_SCRIPTS = 12;

/** Gives each page its policy, and remembers what all of them need. */
export class Policies {
  /** The first page with each inline script, by the hash of the script. */
  readonly #firstPage = new Map<string, string>();

  constructor(private readonly thirdParties: readonly ThirdParty[]) {}

  /**
   * Puts its own policy into a page.
   *
   * @param page - the page as Docusaurus has written it
   * @param html - its text as far as other steps have changed it
   * @throws Error for a page with a style of its own, which browsers would leave out
   */
  add({file, document}: Page, html: string): string {
    const {kind, hashes, styled} = pageScripts(document);
    if (styled !== undefined) {
      throw new Error(
        `${file} has a style of its own: ${styled}. Expected a class, with its rule in src/css/ or a ` +
          'style sheet beside the component: the security policy of pages allows no other style.',
      );
    }
    // A server that sends headers also redirects, so it never sends a redirect page.
    if (kind === 'app') {
      for (const hash of hashes) {
        if (!this.#firstPage.has(hash)) this.#firstPage.set(hash, file);
      }
    }
    return withPolicy(html, contentSecurityPolicy(kind, hashes, this.thirdParties, 'meta'), file);
  }

  /**
   * The policy that a server sends with every page.
   *
   * @throws Error when pages have scripts of their own, which belong into files
   */
  header(): string {
    const hashes = [...this.#firstPage.keys()].sort();
    if (hashes.length > MAX_SCRIPTS) {
      const files = [...new Set(this.#firstPage.values())].slice(0, 3).join(', ');
      throw new Error(
        `The pages have ${hashes.length} different inline scripts, first seen in ${files}. ` +
          `Expected at most ${MAX_SCRIPTS}: move what differs from page to page into a file, or into a data attribute.`,
      );
    }
    return contentSecurityPolicy('app', hashes, this.thirdParties, 'header');
  }
}
