interface Module {
  nameForCondition?: () => string | null;
  /** The modules that the bundler merged into this one. */
  modules?: Module[];
}

interface Compiler {
  hooks: {
    compilation: {
      tap(
        name: string,
        act: (compilation: {
          hooks: {afterSeal: {tapPromise(name: string, act: () => Promise<void>): void}};
          modules: Iterable<Module>;
        }) => void,
      ): void;
    };
  };
}

/** A bundler plugin that collects the files that end up in the scripts. */
export class ShippedModules {
  /** Absolute paths of the files in the scripts. */
  readonly files = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('shipped-modules', (compilation) =>
      compilation.hooks.afterSeal.tapPromise('shipped-modules', async () => {
        for (const module of compilation.modules) this.#add(module);
      }),
    );
  }

  #add(module: Module): void {
    const file = module.nameForCondition?.();
    if (file) this.files.add(file);
    module.modules?.forEach((one) => this.#add(one));
  }
}
