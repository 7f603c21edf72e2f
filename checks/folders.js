/** Which folders may not import from which, for eslint.config.mjs: dependencies point one way. */

/** The folders that are built on the others. */
const OUTER = ['config', 'server', 'scripts', 'checks', 'tests', 'bench'];

/** What each folder leaves alone. What is said of `src` counts below it as well. */
const forbidden = {
  facts: ['src', 'samples', ...OUTER],
  src: OUTER,
  'src/content': ['src/plugins', 'src/search', 'src/client', 'src/components', 'src/theme'],
  'src/client': ['src/plugins', 'src/theme'],
  config: OUTER.filter((folder) => folder !== 'config'),
  server: ['src/plugins', 'checks', 'tests', 'bench'],
  scripts: ['server', 'tests', 'bench'],
};

/** How a file writes the path to a folder; within `src`, `src` itself is not in the path. */
function pathTo(folder, from) {
  const written = from.startsWith('src') ? folder.replace(/^src\//, '') : folder;
  const either = `@site/${folder}/|(\\.\\./)+${written}/`;
  return `/^(${either.replaceAll('/', '\\/')})/`;
}

/** Every way to name another module. */
const selectors = (path) => [
  `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=${path}]`,
  `ImportExpression[source.value=${path}]`,
  `TSImportType Literal[value=${path}]`,
  `CallExpression[callee.name='require'][arguments.0.value=${path}]`,
];

/** What ESLint is told of a folder. */
function restrictions(from) {
  const about = Object.keys(forbidden).filter((one) => `${from}/`.startsWith(`${one}/`));
  return about
    .flatMap((one) => forbidden[one])
    .flatMap((folder) =>
      selectors(pathTo(folder, from)).map((selector) => ({
        selector,
        message: `${from} must not import from ${folder}: see checks/folders.js. Move what both need to facts or src/content, or pass it as an argument.`,
      })),
    );
}

/** A folder that is said more of comes later, because its block is used in the place of the other. */
module.exports = Object.keys(forbidden).map((from) => ({
  files: [`${from}/**/*.{js,ts,tsx}`],
  rules: {'no-restricted-syntax': ['error', ...restrictions(from)]},
}));
