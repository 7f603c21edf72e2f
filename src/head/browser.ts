/** Small parts of the script, for storage, URLs and printing, in which browsers and hosts differ. */

/**
 * Returns local storage; undefined if the reader blocks it. Then, reading `localStorage` throws, or it's
 * null.
 */
export function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** A hash that can be decoded. One that can't, such as `#100%`, names no section anyway. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/**
 * Cleans the URL when the page opens, and before the router sees a change. Removes `index.html`, for
 * hosts that can't redirect; otherwise, the page would hydrate for a different URL than it was rendered
 * for. Encodes a malformed hash, because Docusaurus decodes it without a guard and would crash. The
 * query stays.
 */
export function cleanUrl(window: Window): void {
  const {location, history} = window;
  function clean(): void {
    const {pathname, search, hash} = location;
    const path = pathname.replace(/\/index\.html$/, '/');
    const right = decodable(hash);
    if (path === pathname && right === hash) return;
    history.replaceState(history.state, '', path + search + right);
  }
  clean();
  // Also when the reader changes only the hash, or returns to it.
  window.addEventListener('popstate', clean);
}

/**
 * Opens what's closed while the page is printed. CSS can do that, too (`src/css/print.css`), but older
 * browsers don't know `::details-content`.
 */
export function openForPrint(window: Window): void {
  // Browsers may send this event several times before they print.
  window.addEventListener('beforeprint', () => {
    const closed = window.document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], .dropdown)',
    );
    const setOpen = (open: boolean) => closed.forEach((details) => (details.open = open));
    setOpen(true);
    window.addEventListener('afterprint', () => setOpen(false), {once: true});
  });
}
