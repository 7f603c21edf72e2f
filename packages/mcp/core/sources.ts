/** Where the server reads the published files of the docs from. */
import {TITLES_FILE} from '@portal/search/engine/records';

/** The published files of a site. A worker at a CDN's edge can have one of its own. */
export interface Source {
  /**
   * @param path - relative to the site, such as `pages.json`
   * @returns the text of the file
   * @throws Error if it can't be read
   */
  read(path: string): Promise<string>;
}

/** How long a published site may take to send a file, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Reads a published site over HTTP.
 *
 * @param site - its URL, such as `https://example.com/docs/`
 */
export function siteSource(site: string): Source {
  const base = site.endsWith('/') ? site : `${site}/`;
  return {
    async read(path) {
      const url = new URL(path, base);
      const response = await fetch(url, {signal: AbortSignal.timeout(PATIENCE)});
      // Some hosts respond to every URL with a page.
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (!response.ok || isPage) {
        throw new Error(
          `${url} isn't a file of the docs (status ${response.status}). Give the URL of the folder ` +
            `that has ${TITLES_FILE}, such as https://example.com/docs/.`,
        );
      }
      return response.text();
    },
  };
}
