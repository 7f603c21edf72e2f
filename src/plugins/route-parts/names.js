/** What parts of the table of routes are called: like the address that their pages begin with. */

/** Between folders; addresses have none. */
const SEPARATOR = '~';

/** How the names of files with such a part begin: the name, behind it a dot. */
const PART_FILE = /^(routes(?:-beside)?~[^.]*)\./;

/** @param {string} path */
const foldersOf = (path) => path.split('/').filter(Boolean);

/**
 * The part with the pages of a folder.
 *
 * @param {string} path - of the folder
 */
const sectionPart = (path) => ['routes', ...foldersOf(path)].join(SEPARATOR);

/**
 * The part with the pages beside such folders.
 *
 * @param {string} path - of what they stand in
 */
const restPart = (path) => ['routes-beside', ...foldersOf(path)].join(SEPARATOR);

/**
 * The part that a page is in.
 *
 * @param {string} path - of the page
 * @param {(name: string) => boolean} isPart - which parts there are
 * @returns {string | undefined} undefined for a start page, which the app brings, and for a page that
 *   is in no part
 */
function partOf(path, isPart) {
  const folders = foldersOf(path);
  for (let length = folders.length; length >= 0; length--) {
    const above = folders.slice(0, length).join('/');
    if (isPart(sectionPart(above))) return sectionPart(above);
    if (isPart(restPart(above))) return length === folders.length ? undefined : restPart(above);
  }
  return undefined;
}

module.exports = {PART_FILE, partOf, restPart, sectionPart};
