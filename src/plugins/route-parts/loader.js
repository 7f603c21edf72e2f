const {readFileSync} = require('node:fs');
const {basename, dirname, join} = require('node:path');
const {frame, part} = require('./split.js');

/** What each of the generated files is called in what is cut. */
const FILES = {
  routes: 'routes.js',
  registry: 'registry.js',
  chunkNames: 'routesChunkNames.json',
};

/**
 * A loader for the three files of the table of routes: what is left of each for the app, or, where
 * `routes.js` is asked for with the name of a part, that part.
 *
 * @this {{resourcePath: string, resourceQuery: string, addDependency(path: string): void}}
 * @returns {string}
 */
module.exports = function routeParts() {
  // The bundler remembers what a loader gave until one of its files changes.
  for (const file of ['loader.js', 'split.js', 'names.js'])
    this.addDependency(join(__dirname, file));
  const folder = dirname(this.resourcePath);
  const read = (file) => {
    const path = join(folder, file);
    this.addDependency(path);
    return readFileSync(path, 'utf8');
  };
  const generated = {
    routes: read(FILES.routes),
    registry: read(FILES.registry),
    chunkNames: read(FILES.chunkNames),
  };
  const wanted = new URLSearchParams(this.resourceQuery).get('part');
  if (wanted !== null) return part(generated, wanted);
  const [key] = Object.entries(FILES).find(([, file]) => file === basename(this.resourcePath));
  return frame(generated, join(__dirname, 'inParts.ts'))[key];
};
