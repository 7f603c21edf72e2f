/**
 * Sends the reader of a redirect page on to the address that the page names as the right one, with
 * the query and, where the target has none of its own, the hash. The redirect page leaves no entry
 * in the history.
 *
 * @param {Document} document
 * @param {Location} location
 */
function followRedirect(document, location) {
  const target = new URL(document.querySelector('link[rel=canonical]').href);
  target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
}

module.exports = followRedirect;
