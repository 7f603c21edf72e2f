import {readFileSync} from 'node:fs';
import {facts} from '../facts/index.ts';
import {movedAnchors, redirects} from '../facts/redirects.ts';
import {publishedRoutes} from '../src/content/publishedRoutes.ts';
import {resolveAnchors, type AnchorMap} from '../src/redirects/anchors.ts';
import {expandPrefixes} from '../src/redirects/lookUp.ts';
import {resolveRedirects} from '../src/redirects/resolve.ts';
import {siteDir} from './paths.ts';

const pages = publishedRoutes(siteDir, facts);

const table = 'facts/redirects.ts';

/** Every legacy address, one hop from where it leads. */
export const redirectModel = resolveRedirects(redirects, pages, {
  file: table,
  source: readFileSync(`${siteDir}/${table}`, 'utf8'),
});

/** For plain static hosts: a page at each legacy address that sends the browser on. */
export const redirectPages = expandPrefixes(redirectModel, pages);

/** For the browser, which alone sees the hash: `npm run check` tells what is wrong with a row. */
export const anchorMap: AnchorMap = resolveAnchors(movedAnchors, redirectModel, pages).anchors;
