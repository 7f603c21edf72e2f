/**
 * After each route change, tells the analytics provider which page is read: by its route, or by its
 * `meta_label` where the page has one. There is a provider only where the operator has turned one on
 * (`src/analytics`), and never for readers who ask not to be tracked.
 */
import type {ClientModule} from '@docusaurus/types';
import {providerOfPage} from '../analytics/index.ts';
import type {AnalyticsEvent} from '../analytics/provider.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Do Not Track or Global Privacy Control. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

let isLoaded = false;
let isBlocked = false;

/** @returns whether events go anywhere */
export const analyticsOn = (): boolean =>
  !isBlocked && providerOfPage() !== undefined && !asksNotToBeTracked();

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
    provider.load(id, () => {
      isBlocked = true;
    });
  }
  provider.send(event);
  return true;
}

const pageLabel = () => document.querySelector<HTMLElement>('[data-page-label]')?.dataset.pageLabel;

const pageViews: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    // Where nobody counts, nothing is looked for.
    if (analyticsOn()) track({event: 'page_view', page: pageLabel() ?? location.pathname});
  },
};

export default pageViews;
