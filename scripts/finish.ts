import {join} from 'node:path';
import {operator, policy, searchWords, synonyms} from '../src/facts.ts';
import {takeSites} from '@portal/content/pages/builtSite';
import {finish} from '@portal/hosting/finishing';
import type {Compressor} from '@portal/hosting/finishing/compress';
import {anchorMap, redirectModel} from '../src/config/redirects.ts';
import {searchedVersions} from '../src/config/search.ts';
import {thirdParties} from '../src/config/thirdParties.ts';

/**
 * Adds what Docusaurus doesn't write: styles per page, policies, search, Markdown, files of hosts.
 *
 * @param siteDir - the root of the project
 * @param folder - the folder of the built site
 * @param compressor - gets the pages that are finished
 */
export const finishPages = (
  siteDir: string,
  folder: string,
  compressor: Compressor,
): Promise<void> =>
  finish(takeSites(folder), {
    redirects: redirectModel,
    anchors: anchorMap,
    thirdParties: thirdParties(process.env),
    inlineStyles: policy.inlineStyles ?? false,
    search: {versions: searchedVersions, words: searchWords(), synonyms},
    operator,
    ownFiles: join(siteDir, 'public'),
    compressor,
  });
