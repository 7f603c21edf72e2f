/**
 * A tab can stay open for days. If the page has changed when the reader comes back to it, a note says
 * so. The date comes from the page's metadata for search engines; without a date, there's no note.
 */
import {showNotice} from './anchorNotice.ts';

/** The minimum time between two requests, in milliseconds. */
const PAUSE = 3_600_000;

/** When this tab was opened, or last asked the server. */
let lookedAt = Date.now();

/** @returns when a page was last changed, from its own metadata; undefined without a date */
export function changedAt(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const dates = scripts.map(({textContent}) => /"dateModified":"([^"]+)"/.exec(textContent ?? ''));
  return dates.find((date) => date !== null)?.[1];
}

/** Requests the page again, and tells the reader if the server has a newer one. */
export async function lookForNewer(): Promise<void> {
  const {pathname} = location;
  const own = changedAt(document);
  if (own === undefined) return;
  const response = await fetch(pathname, {cache: 'no-cache'}).catch(() => undefined);
  if (!response?.ok) return;
  const served = changedAt(new DOMParser().parseFromString(await response.text(), 'text/html'));
  // The reader may have opened another page in the meantime.
  if (served === undefined || served <= own || location.pathname !== pathname) return;
  showNotice('This page has changed since you opened it.', {
    label: 'Load the new version',
    href: location.href.split('#')[0]!,
  });
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE) return;
    lookedAt = Date.now();
    void lookForNewer();
  });
}
