/**
 * Handles links to a section that isn't on the page. If `facts/redirects.ts` says that it moved, we
 * follow it. Otherwise, we open the section with the most similar ID and tell the reader. If there's
 * none, we remove the hash and show the page from the start.
 */
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {nearestAnchor} from '../content/nearestAnchor.ts';
import type {AnchorMap} from '../redirects/anchors.ts';
import {clearNotice, prepareNotice, showNotice} from './anchorNotice.ts';
import {currentHash, replaceHash} from './hash.ts';

/** Only documentation pages have sections that could be missing. */
const PAGE = '.theme-doc-markdown';

const SECTIONS = `${PAGE} :is(h2, h3)[id]`;

/** What to open for a hash that isn't on the page. */
export type Rescue =
  | {to: 'page'; address: string}
  | {to: 'section'; id: string; isMoved: boolean}
  | {to: 'top'; isMoved: boolean};

/**
 * Decides what to open for a missing hash.
 *
 * @param route - the page, relative to the site
 * @param id - the hash, decoded
 * @param sections - the IDs of the page's sections, in order
 * @param anchors - the moved anchors
 */
export function rescue(
  route: string,
  id: string,
  sections: readonly string[],
  anchors: AnchorMap,
): Rescue {
  const moved = anchors[`${route}#${id}`];
  if (moved !== undefined) {
    const [path, hash] = moved.split('#');
    if (path !== route) return {to: 'page', address: moved};
    return hash === undefined
      ? {to: 'top', isMoved: true}
      : {to: 'section', id: hash, isMoved: true};
  }
  const nearest = nearestAnchor(id, sections);
  if (nearest !== undefined) return {to: 'section', id: nearest, isMoved: false};
  return {to: 'top', isMoved: false};
}

/** Whether the hash names an element or a tab. The browser handles text fragments. */
const isKnown = (id: string) =>
  id.startsWith(':~:') ||
  document.getElementById(id) !== null ||
  Array.from(document.querySelectorAll<HTMLElement>('[data-tab]')).some(
    ({dataset}) => dataset.tab === id,
  );

function openSection(section: HTMLElement, missing: string, isMoved: boolean): void {
  replaceHash(section.id);
  section.scrollIntoView({behavior: 'instant'});
  if (isMoved) return;
  const title = section.textContent.replaceAll('\u200b', '').trim();
  showNotice(`There is no section “${missing}” here. This is the nearest one: “${title}”.`);
}

function openTop(missing: string, isMoved: boolean): void {
  replaceHash('');
  window.scrollTo({top: 0, behavior: 'instant'});
  if (!isMoved) showNotice(`There is no section “${missing}” here. This is the start of the page.`);
}

const missingHash: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    clearNotice();
    const id = currentHash();
    if (!id || isKnown(id) || !document.querySelector(PAGE)) return;
    if (previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash)
      return;
    const {baseUrl, customFields} = siteConfig;
    const route = `/${location.pathname.slice(baseUrl.length)}`;
    const sections = Array.from(document.querySelectorAll<HTMLElement>(SECTIONS));
    const found = rescue(
      /(\/|\.html)$/.test(route) ? route : `${route}/`,
      id,
      sections.map((section) => section.id),
      customFields!.movedAnchors as AnchorMap,
    );
    if (found.to === 'page') {
      window.location.replace(baseUrl.slice(0, -1) + found.address);
      return;
    }
    const section = found.to === 'section' ? document.getElementById(found.id) : null;
    if (section) openSection(section, id, found.isMoved);
    else openTop(id, found.isMoved);
  },
};

if (typeof document !== 'undefined') prepareNotice();

export default missingHash;
