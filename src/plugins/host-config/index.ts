/**
 * What a host must know beside the built site: redirects, aliases, not-found page, caching and
 * headers. Here are the redirect pages and the part that the build knows; the files are written by
 * `finish.ts`, when all pages are final.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RedirectModel} from '../../redirects/resolve.ts';
import type {ThirdParty} from './contentSecurity.ts';
import {DRAFT_FILE, type HostDraft} from './finish.ts';
import {redirectPage} from './hosts/redirectPage.ts';
import {hostModel} from './model.ts';

interface Options {
  redirects: RedirectModel;
  /** The same with a row for every page of a moved folder: what gets a redirect page. */
  pages: RedirectModel['redirects'];
  thirdParties: ThirdParty[];
}

export default function hostConfig({baseUrl}: LoadContext, options: Options): Plugin {
  const {redirects, pages, thirdParties} = options;
  return {
    name: 'host-config',
    async postBuild({outDir, routesPaths}) {
      for (const {from, to} of pages) {
        const file = join(outDir, from, 'index.html');
        await mkdir(dirname(file), {recursive: true});
        // A page that stands there already is an error: it would be gone.
        const html = redirectPage(to.startsWith('/') ? baseUrl + to.slice(1) : to);
        await writeFile(file, html, {flag: 'wx'});
      }
      const model = hostModel({base: baseUrl, routes: routesPaths, redirects, expanded: pages});
      const draft: HostDraft = {model, thirdParties};
      // Hosts serve the folder that holds `docs/`.
      await writeFile(join(dirname(outDir), DRAFT_FILE), JSON.stringify(draft));
    },
  };
}
