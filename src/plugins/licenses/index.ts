/**
 * Lists the packages that ship to browsers with their licences, in a file that ships too, and stops
 * the build at a licence that is not allowed. What ships is asked of the bundler: it alone knows.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assertAllowed, licenseList} from './allowed.ts';
import {packagesOf} from './packages.ts';

/** The file of the build that holds the list. */
const FILE = 'third-party-licenses.txt';

interface Module {
  nameForCondition?: () => string | null;
  /** Those that were merged into this one. */
  modules?: Module[];
}

interface Compiler {
  hooks: {
    compilation: {
      tap: (
        name: string,
        act: (compilation: {
          hooks: {afterSeal: {tapPromise: (name: string, act: () => Promise<void>) => void}};
          modules: Iterable<Module>;
        }) => void,
      ) => void;
    };
  };
}

export default function licenses(): Plugin {
  const files = new Set<string>();

  function note(module: Module): void {
    const file = module.nameForCondition?.();
    if (file) files.add(file);
    module.modules?.forEach(note);
  }

  const collector = {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap('licenses', (compilation) =>
        compilation.hooks.afterSeal.tapPromise('licenses', async () => {
          for (const module of compilation.modules) note(module);
        }),
      ),
  };

  return {
    name: 'licenses',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [collector]}),
    async postBuild({outDir}) {
      const packages = packagesOf(files);
      assertAllowed(packages);
      await writeFile(join(outDir, FILE), licenseList(packages));
    },
  };
}
