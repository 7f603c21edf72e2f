/**
 * Handles links to a section that isn't on the page. If `data/redirects.yaml` says that it moved, we
 * follow it. Otherwise, we remove the hash, show the page from the start, and tell the reader.
 */
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import type {AnchorMap} from '@portal/hosting/redirects/anchors';
import {clearNotice, showNotice} from './liveRegion.ts';
import {currentHash, replaceHash} from '../head/hash.ts';

const MISSING = {
  id: 'missingSection',
  message: 'There is no section “{asked}” here. This is the start of the page.',
};

/** Only documentation pages have sections that could be missing. */
const PAGE = '.theme-doc-markdown';

/** What to open for a hash that isn't on the page. Without a page or an ID, it's the start of the page. */
export interface Rescue {
  /** Another page, relative to the site. */
  page?: string | undefined;
  /** A section of this page. */
  id?: string | undefined;
  /** Whether the section has moved, so readers get what the link was for. */
  isMoved: boolean;
}

/**
 * Decides what to open for a missing hash.
 *
 * @param route - the page, relative to the site
 * @param id - the hash, decoded
 * @param anchors - the moved anchors
 */
export function rescue(route: string, id: string, anchors: AnchorMap): Rescue {
  const moved = anchors[`${route}#${id}`];
  if (moved === undefined) return {isMoved: false};
  const [path, hash] = moved.split('#');
  return path === route ? {id: hash, isMoved: true} : {page: moved, isMoved: true};
}

/** Whether the hash names an element or a tab. The browser handles text fragments. */
const isKnown = (id: string) =>
  id.startsWith(':~:') ||
  document.getElementById(id) !== null ||
  Array.from(document.querySelectorAll<HTMLElement>('[data-tab]')).some(
    ({dataset}) => dataset.tab === id,
  );

/** Mails and chats take the punctuation after a link for part of it. */
const TRAILING = /[^\p{L}\p{N}]+$/u;

/** Opens a section, or the start of the page. */
function open(id: string): void {
  const section = document.getElementById(id);
  replaceHash(isKnown(id) ? id : '');
  if (section) section.scrollIntoView({behavior: 'instant'});
  else window.scrollTo({top: 0, behavior: 'instant'});
}

const missingHash: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    clearNotice();
    const asked = currentHash();
    if (!asked || isKnown(asked) || !document.querySelector(PAGE)) return;
    if (previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash)
      return;
    const {baseUrl, customFields} = siteConfig;
    const route = `/${location.pathname.slice(baseUrl.length)}`;
    const id = asked.replace(TRAILING, '');
    const page = /(\/|\.html)$/.test(route) ? route : `${route}/`;
    const found: Rescue = isKnown(id)
      ? {id, isMoved: true}
      : rescue(page, id, customFields!.movedAnchors as AnchorMap);
    if (found.page !== undefined) {
      window.location.replace(baseUrl.slice(0, -1) + found.page);
      return;
    }
    open(found.id ?? '');
    if (!found.isMoved) {
      showNotice(translate(MISSING, {asked}));
    }
  },
};

export default missingHash;
