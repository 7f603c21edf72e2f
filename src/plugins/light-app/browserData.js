/**
 * A loader for what plugins tell the app. That of the docs lists every page of every version; the app
 * knows pages by their routes, and of the list the start pages only.
 *
 * @param {string} source - `globalData.json`
 * @returns {string} the same with one page a version
 * @throws {Error} when there is no list where it used to be
 */
module.exports = function browserData(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      const {docs, mainDocId} = version;
      if (!Array.isArray(docs))
        throw new Error('Expected docs in each version of the docs plugin.');
      version.docs = docs.filter(({id}) => id === mainDocId);
    }
  }
  return JSON.stringify(data);
};
