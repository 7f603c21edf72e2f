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
