/** Which folders must not import from which, for eslint.config.mjs. Dependencies point one way. */

/** The folders at the top of the dependency graph. */
const OUTER = ['config', 'server', 'scripts', 'checks', 'tests', 'bench'];

/** The folders that each folder must not import from. Entries also apply to subfolders. */
const forbidden = {
  facts: ['src', 'samples', ...OUTER],
  src: OUTER,
  'src/content': ['src/plugins', 'src/search', 'src/client', 'src/components', 'src/theme'],
  'src/client': ['src/plugins', 'src/theme'],
  config: OUTER.filter((folder) => folder !== 'config'),
  server: ['src/plugins', 'checks', 'tests', 'bench'],
  scripts: ['server', 'tests', 'bench'],
};

/** A pattern for import paths to a folder. Relative paths within `src` don't contain `src`. */
function pathTo(folder, from) {
  const written = from.startsWith('src') ? folder.replace(/^src\//, '') : folder;
  const either = `@site/${folder}/|(\\.\\./)+${written}/`;
  return `/^(${either.replaceAll('/', '\\/')})/`;
}

/** Selectors for every kind of import. */
const selectors = (path) => [
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=${path}]`,
  `ImportExpression[source.value=${path}]`,
  `TSImportType Literal[value=${path}]`,
  `CallExpression[callee.name='require'][arguments.0.value=${path}]`,
];

/** The `no-restricted-syntax` options for a folder. */
function restrictions(from) {
  const about = Object.keys(forbidden).filter((one) => `${from}/`.startsWith(`${one}/`));
  return about
    .flatMap((one) => forbidden[one])
    .flatMap((folder) =>
      selectors(pathTo(folder, from)).map((selector) => ({
        selector,
        message: `${from} must not import from ${folder} (see scripts/importRules.js). Move shared code to facts or src/content, or pass the value as an argument.`,
      })),
    );
}

/** Subfolders come after their parents, because ESLint uses the options of the last block that matches. */
module.exports = Object.keys(forbidden).map((from) => ({
  files: [`${from}/**/*.{js,ts,tsx}`],
  rules: {'no-restricted-syntax': ['error', ...restrictions(from)]},
}));
