/** A name that a file imports. */
export interface ImportedName {
  /** What the file calls it. */
  name: string;
  /** What the module calls it: `default`, `*` for all of it, or its own name. */
  exported: string;
  module: string;
  /** Where the statement starts in the text. */
  offset: number;
}

const IMPORT =
  /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|(\*\s+as\s+[\w$]+)\s*)?from\s+['"]([^'"]+)['"]/gm;

/** The names that a page or a file with code imports. */
export const importsIn = (text: string): ImportedName[] =>
  [...text.matchAll(IMPORT)].flatMap(
    ({1: byDefault, 2: named = '', 3: all = '', 4: module = '', index: offset}) => {
      const names = [...named.split(','), all]
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map((one) => {
          const [exported = '', name = exported] = one.split(/\s+as\s+/);
          return {name, exported, module, offset};
        });
      return byDefault ? [{name: byDefault, exported: 'default', module, offset}, ...names] : names;
    },
  );

/** The statement that imports a name. */
export function importOf({name, exported, module}: ImportedName): string {
  if (exported === 'default') return `import ${name} from '${module}';`;
  const named = exported === name ? name : `${exported} as ${name}`;
  return `import ${exported === '*' ? named : `{${named}}`} from '${module}';`;
}
