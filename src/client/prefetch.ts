/**
 * Loads the pages that are likely to be read next. Docusaurus prefetches every page whose link is in
 * view: forty files on a page with a sidebar. Here it is the page whose link is pointed at, touched
 * or focused, and the next page when the reader has come to the link that leads to it. Docusaurus
 * itself loads nothing ahead on slow connections and where the reader saves data.
 */
import type {ClientModule} from '@docusaurus/types';

type Docusaurus = Window['docusaurus'];

/** Loads ahead when the reader gets there, not before. */
const NEXT_PAGE = '.pagination-nav__link--next';

/**
 * The route that a link leads to.
 *
 * @param link - a link of the page
 * @param here - the address of the page
 * @returns undefined where the link leads out of the site, to a file, or to the page itself
 */
export function routeOfLink(link: HTMLAnchorElement, here: Location): string | undefined {
  const {origin, pathname, target} = link;
  const isPage = /(\/|\.html)$/.test(pathname);
  if (origin !== here.origin || pathname === here.pathname || target || !isPage) return undefined;
  return pathname;
}

function preload({target}: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('#__docusaurus a[href]');
  const route = link && routeOfLink(link, window.location);
  if (route) window.docusaurus.preload(route);
}

let original: Docusaurus | undefined;
let quiet: Docusaurus | undefined;

/** The links' own prefetching goes through this global, which Docusaurus sets when it starts. */
function quietPrefetching(): void {
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
    if (route) original?.prefetch(route);
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
