/**
 * Opened at `…/index.html`, on a host that cannot redirect, a page would hydrate for another
 * address than it was rendered for. The address is cleaned before that; query and hash stay.
 *
 * @param {Location} location
 * @param {History} history
 */
function cleanAddress(location, history) {
  if (!location.pathname.endsWith('/index.html')) return;
  const clean = location.pathname.slice(0, -'index.html'.length);
  history.replaceState(history.state, '', clean + location.search + location.hash);
}

module.exports = cleanAddress;
