/**
 * The reader's consent to analytics. Without a yes, nothing is loaded, sent or stored. Do Not Track
 * and Global Privacy Control count as a no.
 */

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

export type Consent = 'yes' | 'no';

/** The key in local storage. The answer never leaves the reader's browser. */
const KEY = 'docs.analytics';

/** The answer, for browsers that block storage. It lasts until the tab loads another page. */
let unsaved: Consent | undefined;

/** @returns whether the browser sends Do Not Track or Global Privacy Control */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** @returns the reader's answer, or undefined if they haven't answered */
export function consent(): Consent | undefined {
  if (asksNotToBeTracked()) return 'no';
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'yes' || kept === 'no') return kept;
  } catch {
    // Storage is blocked.
  }
  return unsaved;
}

/** Remembers an answer. */
export function setConsent(answer: Consent): void {
  unsaved = answer;
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Removes this site's cookies, under every domain that a script on this site could have set them for.
 *
 * @param names - which cookies
 */
export function removeCookies(names: RegExp): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
