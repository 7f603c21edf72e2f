import {decodedUrl} from '@portal/content/pages/address';

/** How long after the document the app starts at the latest, even if an image never arrives. */
const LATEST_MS = 3_000;

/** A path in the form in which the router compares paths; undefined if it's malformed. */
function comparable(path: string): string | undefined {
  return decodedUrl(path)?.replace(/\/$/, '');
}

/**
 * Whether the app would show this page at its URL. It wouldn't show a copy under another path, such as in
 * an archive, behind a proxy, or from a host that ignores case: it would replace the text by its
 * not-found page.
 *
 * @param base - the path that the site is served under
 */
function isAtHome({document, location}: Window, base: string): boolean {
  const {href} = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!;
  const own = new URL(href).pathname;
  const path = comparable(location.pathname);
  if (path === undefined || !own.startsWith(base)) return false;
  return own === `${base}404.html` ? location.pathname.startsWith(base) : path === comparable(own);
}

/**
 * Loads the app after the page. Its scripts and styles are only named in the head (`<meta>`), because
 * loading them with the page would delay the first paint.
 *
 * @param base - the path that the site is served under
 */
export function startApp(window: Window, base: string): void {
  const {document} = window;

  function load(): void {
    if (!isAtHome(window, base)) return;
    for (const {content: href} of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="app-style"]',
    )) {
      const style = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      document.head.append(style);
    }
    for (const {content} of document.querySelectorAll<HTMLMetaElement>('meta[name="app-script"]')) {
      const script = document.createElement('script');
      script.src = content;
      // Otherwise, scripts added this way run in the order in which they arrive.
      script.async = false;
      document.head.append(script);
    }
  }

  let isWaiting = true;

  function loadWhenIdle(): void {
    if (!isWaiting) return;
    isWaiting = false;
    // Safari doesn't have `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(load, {timeout: 1000});
    else (window as Window).setTimeout(load);
  }

  window.addEventListener('load', loadWhenIdle);
  document.addEventListener('DOMContentLoaded', () => window.setTimeout(loadWhenIdle, LATEST_MS));
}
