/**
 * After each route change, tells the tag manager which page is read: by its route, or by its
 * `meta_label` where the page has one. There is a tag manager only where the operator configured one
 * (`config/analytics.ts`), and never for readers who ask not to be tracked.
 */
import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    dataLayer?: object[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** The id that the build put into the page's head, if any. */
const tagManagerId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content;

/** Do Not Track or Global Privacy Control. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Set when the tag manager's script did not come: a blocker, or no connection. */
let isBlocked = false;

/** @returns whether events go anywhere */
export const analyticsOn = (): boolean =>
  Boolean(tagManagerId()) && !asksNotToBeTracked() && !isBlocked;

/**
 * Hands an event to the tag manager, loading its script first.
 *
 * @param event - the event, with its name under `event`
 * @returns false where analytics is off or blocked: nothing was sent
 */
export function track(event: {event: string} & Record<string, string>): boolean {
  if (!analyticsOn()) return false;
  if (!window.dataLayer) {
    window.dataLayer = [{'gtm.start': Date.now(), event: 'gtm.js'}];
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId()!)}`;
    script.onerror = () => {
      isBlocked = true;
    };
    document.head.append(script);
  }
  window.dataLayer.push(event);
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
