/**
 * A tab can be open for days. When the reader comes back to it and the page has changed since, a note at
 * the edge says so. The date of the last change is in the page, for search engines; where it isn't known,
 * nothing is said.
 */
import {showNotice} from './anchorNotice.ts';

/** Looked at no more often than this, in milliseconds. */
const PAUSE = 3_600_000;

/** When this tab was opened, or last looked. */
let lookedAt = Date.now();

/** When a page was changed, by what it says itself. */
export function changedAt(page: Document): string | undefined {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const dates = scripts.map(({textContent}) => /"dateModified":"([^"]+)"/.exec(textContent ?? ''));
  return dates.find((date) => date !== null)?.[1];
}

/** Asks the server for the page, and tells the reader if it has a newer one. */
export async function lookForNewer(): Promise<void> {
  const {pathname} = location;
  const own = changedAt(document);
  if (own === undefined) return;
  const response = await fetch(pathname, {cache: 'no-cache'}).catch(() => undefined);
  if (!response?.ok) return;
  const served = changedAt(new DOMParser().parseFromString(await response.text(), 'text/html'));
  // The reader may have gone on in the meantime.
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
