import {readFileSync} from 'node:fs';
import {facts} from '../facts/index.ts';
import {movedAnchors, redirects} from '../facts/redirects.ts';
import {publishedRoutes} from '../src/content/publishedRoutes.ts';
import {resolveAnchors, type AnchorMap} from '../src/redirects/anchors.ts';
import {resolveRedirects} from '../src/redirects/resolve.ts';
import {siteDir} from './paths.ts';

const pages = publishedRoutes(siteDir, facts);

const table = 'facts/redirects.ts';

/** Every legacy URL with its final target, one hop away. */
export const redirectModel = resolveRedirects(redirects, pages, {
  file: table,
  source: readFileSync(`${siteDir}/${table}`, 'utf8'),
});

/** For the browser, because servers don't see the hash. `npm run check` reports rows that are wrong. */
export const anchorMap: AnchorMap = resolveAnchors(movedAnchors, redirectModel, pages).anchors;
