/**
 * Tells the bundler which other files a page was made from, so that it renders the page again when one
 * changes, also from its cache. The bundler loads this file itself, so it's JavaScript.
 *
 * @param {string} text - the source of the page; the option `inputsOf` lists its other files
 */
module.exports = function addInputs(text) {
  for (const file of this.getOptions().inputsOf(this.resourcePath, text)) this.addDependency(file);
  return text;
};
