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
  // Without encoded characters, because hosts may redirect those to uppercase.
  const hasUppercase = /^[^%]*[A-Z][^%]*$/.test(pathname);
  if (hasUppercase && document.querySelector(`link[rel=canonical][href$="${notFound}"]`)) {
    location.replace(pathname.toLowerCase() + search + hash);
  }
}

module.exports = lowerCase;
