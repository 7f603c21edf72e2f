/** @returns the hash of the address, decoded, without its `#`; a malformed one counts as none */
export function currentHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Puts another hash into the address, without telling the router: it is the same page.
 *
 * @param id - what the hash names, not encoded; empty for none
 */
export function replaceHash(id: string): void {
  const hash = id && `#${encodeURIComponent(id)}`;
  if (hash === window.location.hash) return;
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}
