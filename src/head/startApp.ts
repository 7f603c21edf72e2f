/** How long after the document the app starts at the latest, even if an image never arrives. */
const LATEST_MS = 3_000;

/**
 * Loads the app after the page. Its scripts and styles are only named in the head (`<meta>`), because
 * loading them with the page would delay the first paint.
 */
export function startApp(window: Window): void {
  const {document} = window;

  function load(): void {
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
