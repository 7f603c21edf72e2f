/** @returns the URL's hash, decoded and without its `#`; empty if it's malformed */
export function currentHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Changes the URL's hash without telling the router, because the page stays the same.
 *
 * @param id - the new hash, not encoded; empty for none
 */
export function replaceHash(id: string): void {
  const hash = id && `#${encodeURIComponent(id)}`;
  if (hash === window.location.hash) return;
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
