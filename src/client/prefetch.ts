/**
 * Loads the pages that are likely to be read next. Docusaurus prefetches every page whose link is in
 * view: forty files on a page with a sidebar. Here it is the page whose link is pointed at, touched
 * or focused, and the next page when the reader has come to the link that leads to it. Docusaurus
 * itself loads nothing ahead on slow connections and where the reader saves data.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {hasRoutes} from '../plugins/route-parts/inParts.ts';
import {markReady} from './readyPages.ts';

type Docusaurus = Window['docusaurus'];

/** Loads ahead when the reader gets there, not before. */
const NEXT_PAGE = '.pagination-nav__link--next';

/** Whether a link leads to a page of the site, in the same window: not elsewhere, and to no file. */
export const leadsToPage = ({origin, pathname, target}: HTMLAnchorElement, here: Location) =>
  origin === here.origin && !target && /(\/|\.html)$/.test(pathname);

/**
 * The route that a link leads to.
 *
 * @param link - a link of the page
 * @param here - the address of the page
 * @returns undefined where the link leads to no page, or to the page itself
 */
export function routeOfLink(link: HTMLAnchorElement, here: Location): string | undefined {
  const {pathname} = link;
  return leadsToPage(link, here) && pathname !== here.pathname ? pathname : undefined;
}

function preload({target}: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('#__docusaurus a[href]');
  const route = link && routeOfLink(link, window.location);
  const loading = route && window.docusaurus.preload(route);
  if (loading) void loading.then(() => markReady(route));
}

let original: Docusaurus | undefined;
let quiet: Docusaurus | undefined;

/**
 * The links' own prefetching goes through this global, which Docusaurus sets when it starts. Told
 * that nothing can be observed, links do not have observers made for them either, which they would
 * each time they are rendered.
 */
function quietPrefetching(): void {
  Object.assign(ExecutionEnvironment, {canUseIntersectionObserver: false});
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => quiet,
    set(docusaurus: Docusaurus) {
      original = docusaurus;
      quiet = Object.freeze({...docusaurus, prefetch: () => false as const});
    },
  });
}

let ahead: IntersectionObserver | undefined;

function watchNextPage(): void {
  ahead?.disconnect();
  const link = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
  if (!link) return;
  ahead = new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) return;
    ahead!.disconnect();
    const route = routeOfLink(link, window.location);
    // The first page of another folder comes when its link is pointed at.
    if (route && hasRoutes(route)) original?.prefetch(route);
  });
  ahead.observe(link);
}

const prefetch: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    ahead?.disconnect();
    // A short page has the link in view at once, which says nothing about its reader.
    window.addEventListener('scroll', watchNextPage, {once: true, passive: true});
  },
};

export default prefetch;

if (typeof window !== 'undefined') {
  quietPrefetching();
  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(sign, preload, {passive: true});
  }
}
