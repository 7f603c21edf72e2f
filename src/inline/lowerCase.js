/**
 * Opens the lowercase form of a missing URL, because all our URLs are in lowercase. The app's router
 * ignores case: it would replace the HTML of the not-found page by the page it found, with an error.
 *
 * @param {Document} document
 * @param {Location} location
 * @param {string} notFound - the path of the not-found page, which is its canonical URL
 */
function lowerCase(document, location, notFound) {
  const {pathname, search, hash} = location;
  const lower = pathname.toLowerCase();
  // Hosts may redirect encoded characters to uppercase.
  if (lower === pathname || pathname.includes('%')) return;
  const {href} = document.querySelector('link[rel=canonical]') ?? {};
  if (href?.endsWith(notFound)) location.replace(lower + search + hash);
}

module.exports = lowerCase;
