/**
 * Removes `index.html` from the URL, for hosts that can't redirect. Otherwise, the page would hydrate
 * for a different URL than it was rendered for. The query and hash stay.
 */
export function cleanAddress(location: Location, history: History): void {
  if (!location.pathname.endsWith('/index.html')) return;
  const clean = location.pathname.slice(0, -'index.html'.length);
  history.replaceState(history.state, '', clean + location.search + location.hash);
}
