/**
 * What a reader has said about analytics. Without a yes nothing is loaded, sent or stored; a browser
 * that sends Do Not Track or Global Privacy Control has said no already.
 */

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

export type Consent = 'yes' | 'no';

/** Where the answer is kept, in the reader's browser only. */
const KEY = 'docs.analytics';

/** The answer where storage is blocked: it then holds for this tab, until it loads a page. */
let unsaved: Consent | undefined;

/** Do Not Track or Global Privacy Control. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** @returns what the reader has said; undefined where they haven't been asked or didn't answer */
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
 * Removes cookies of this site, under each domain that a script of it can have set them for.
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
