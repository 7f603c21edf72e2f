/**
 * After each route change, reports the page to the analytics provider, by its `meta_label` or, if it
 * has none, its route. This only happens if the operator has turned analytics on (`src/client/analytics`)
 * and the reader has agreed.
 */
import type {ClientModule} from '@docusaurus/types';
import {consent} from './analytics/consent.ts';
import {type AnalyticsEvent, idOfPage, loadTagManager, send} from './analytics/tagManager.ts';

let isLoaded = false;
let isBlocked = false;

/** @returns whether events go anywhere */
export const analyticsOn = (): boolean =>
  !isBlocked && idOfPage() !== undefined && consent() === 'yes';

/**
 * Docusaurus turns `?docusaurus-data-…` in a URL into attributes of the page. A provider would record
 * such a URL as a separate page.
 */
function removeDataParameters(): void {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith('docusaurus-data-'));
  if (names.length === 0) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * Sends an event to the provider, and loads its script first if necessary.
 *
 * @returns false if nothing was sent because analytics is off or blocked
 */
export function track(event: AnalyticsEvent): boolean {
  if (!analyticsOn()) return false;
  if (!isLoaded) {
    isLoaded = true;
    removeDataParameters();
    loadTagManager(idOfPage()!, () => {
      isBlocked = true;
    });
  }
  send(event);
  return true;
}

/** Reads the label from the body only, because a URL can give the root element any attribute. */
const pageLabel = () =>
  document.body.querySelector<HTMLElement>('[data-page-label]')?.dataset.pageLabel;

/** Records a page view. */
export function trackPage(path = location.pathname): void {
  // Skips the search for a label if analytics is off.
  if (analyticsOn()) track({event: 'page_view', page: pageLabel() ?? path});
}

const pageViews: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (pathname !== previousLocation?.pathname) trackPage(pathname);
  },
};

export default pageViews;
