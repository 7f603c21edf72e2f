/**
 * The function by which Docusaurus finds the file of a chunk, to load it ahead. Its own brings a table
 * of all names, two entries a page on every visit. Where chunks are known by their names, there is
 * nothing to look up.
 */

/** The parts of a bundler that this uses. */
interface Compiler {
  webpack: {RuntimeModule: new (name: string, stage?: number) => object};
  hooks: {
    thisCompilation: {tap(name: string, act: (compilation: Compilation) => void): void};
  };
}

interface Compilation {
  hooks: {
    additionalTreeRuntimeRequirements: {tap(name: string, act: (chunk: object) => void): void};
  };
  addRuntimeModule(chunk: object, module: object): void;
}

const NAME = 'chunk-addresses';

/** Behind everything that it calls. */
const STAGE_ATTACH = 10;

export class ChunkAddresses {
  apply(compiler: Compiler): void {
    class Addresses extends compiler.webpack.RuntimeModule {
      generate(): string {
        return '__webpack_require__.gca = (name) => __webpack_require__.p + __webpack_require__.u(name);';
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) =>
        compilation.addRuntimeModule(chunk, new Addresses(NAME, STAGE_ATTACH)),
      ),
    );
  }
}

/**
 * @param plugins - those that Docusaurus configured
 * @returns the others
 * @throws Error when the one with the table is not among them
 */
export function withoutChunkTable<T>(plugins: readonly T[]): T[] {
  const others = plugins.filter(
    (plugin) => (plugin as object | null)?.constructor.name !== 'ChunkAssetPlugin',
  );
  if (others.length === plugins.length) {
    throw new Error(
      'Docusaurus has no ChunkAssetPlugin any more. See whether it still brings a table of all chunks; ' +
        'if not, remove src/plugins/chunk-loading/chunkAddresses.ts.',
    );
  }
  return others;
}
