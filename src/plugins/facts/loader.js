/**
 * Tells the bundler which other files a page was made from, so that it renders the page again when one
 * changes, also from its cache. The bundler loads this file itself, so it's JavaScript.
 *
 * @this {import('@rspack/core').LoaderContext<{inputsOf: (page: string, text: string) => string[]}>}
 * @param {string} text
 */
module.exports = function addInputs(text) {
  for (const file of this.getOptions().inputsOf(this.resourcePath, text)) this.addDependency(file);
  return text;
};
