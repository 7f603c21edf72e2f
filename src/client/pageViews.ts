/**
 * After each route change, tells the analytics provider which page is read: by its route, or by its
 * `meta_label` where the page has one. There is a provider only where the operator has turned one on
 * (`src/analytics`), and only for readers who have allowed it.
 */
import type {ClientModule} from '@docusaurus/types';
import {consent} from '../analytics/consent.ts';
import {providerOfPage} from '../analytics/index.ts';
import type {AnalyticsEvent} from '../analytics/provider.ts';

let isLoaded = false;
let isBlocked = false;

/** @returns whether events go anywhere */
export const analyticsOn = (): boolean =>
  !isBlocked && providerOfPage() !== undefined && consent() === 'yes';

/**
 * Docusaurus turns `?docusaurus-data-…` of an address into attributes of the page. A provider would
 * record such an address as a page of its own.
 */
function cleanAddress(): void {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith('docusaurus-data-'));
  if (names.length === 0) return;
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * Hands an event to the provider, loading its script first.
 *
 * @returns false where analytics is off or blocked: nothing was sent
 */
export function track(event: AnalyticsEvent): boolean {
  if (!analyticsOn()) return false;
  const {provider, id} = providerOfPage()!;
  if (!isLoaded) {
    isLoaded = true;
    cleanAddress();
    provider.load(id, () => {
      isBlocked = true;
    });
  }
  provider.send(event);
  return true;
}

/** Within the body: an address can give the root element any attribute. */
const pageLabel = () =>
  document.body.querySelector<HTMLElement>('[data-page-label]')?.dataset.pageLabel;

/** Records the page that is read. */
export function trackPage(path = location.pathname): void {
  // Where nobody counts, nothing is looked for.
  if (analyticsOn()) track({event: 'page_view', page: pageLabel() ?? path});
}

const pageViews: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (pathname !== previousLocation?.pathname) trackPage(pathname);
  },
};

export default pageViews;
