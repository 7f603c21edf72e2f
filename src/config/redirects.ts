import {readFileSync} from 'node:fs';
import {factsByVersion, movedAnchors, redirects} from '@portal/content/facts';
import {publishedRoutes} from '@portal/content/routes/publishedRoutes';
import {resolveAnchors, type AnchorMap} from '@portal/hosting/redirects/anchors';
import {resolveRedirects} from '@portal/hosting/redirects/resolve';
import {siteDir} from './paths.ts';

const pages = publishedRoutes(siteDir, factsByVersion);

const table = 'data/redirects.yaml';

/** Every legacy URL with its final target, one hop away. */
export const redirectModel = resolveRedirects(redirects, pages, {
  file: table,
  source: readFileSync(`${siteDir}/${table}`, 'utf8'),
});

/** For the browser, because servers don't see the hash. `npm run check` reports rows that are wrong. */
export const anchorMap: AnchorMap = resolveAnchors(movedAnchors, redirectModel, pages).anchors;
