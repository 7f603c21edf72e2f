/** A name that a file imports. */
export interface ImportedName {
  /** What the file calls it. */
  name: string;
  /** What the module calls it: `default`, or its own name. */
  exported: string;
  module: string;
}

const IMPORT = /^import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s+['"]([^'"]+)['"]/gm;

/** The names that a page or a file with code imports. */
export const importsIn = (text: string): ImportedName[] =>
  [...text.matchAll(IMPORT)].flatMap(([, byDefault, named = '', module = '']) => {
    const names = named
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => {
        const [exported = '', name = exported] = one.split(/\s+as\s+/);
        return {name, exported, module};
      });
    return byDefault ? [{name: byDefault, exported: 'default', module}, ...names] : names;
  });

/** The statement that imports a name. */
export const importOf = ({name, exported, module}: ImportedName): string =>
  exported === 'default'
    ? `import ${name} from '${module}';`
    : `import {${exported === name ? name : `${exported} as ${name}`}} from '${module}';`;
