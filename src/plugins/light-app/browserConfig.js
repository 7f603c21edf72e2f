/** What only the build reads: options of plugins, with every redirect, and paths of this machine. */
const BUILD_ONLY = ['presets', 'plugins', 'themes', 'clientModules', 'headTags', 'ssrTemplate'];

/**
 * A loader for the site's configuration as Docusaurus generates it for the app, where all of it
 * would be in the bundle.
 *
 * @param {string} source - `export default {…};`, the object as JSON
 * @returns {string} the same without what no component may read
 * @throws {Error} when the file is written in another way than that
 */
module.exports = function browserConfig(source) {
  const [, before, json] = /^([^]*?export default )(\{[^]*\});?\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('Expected "export default", and the configuration as JSON after it.');
  }
  const config = JSON.parse(json);
  for (const key of BUILD_ONLY) delete config[key];
  return `${before}${JSON.stringify(config)};`;
};
