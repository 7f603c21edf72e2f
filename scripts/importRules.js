/** Which code must not import which, for eslint.config.mjs. Dependencies point one way. */

/**
 * Forbids imports. npm doesn't stop a package from importing files that aren't in the `exports` of
 * another one, or packages that it doesn't declare: `npm run check -- --rule unused` finds the latter.
 *
 * @param {string[]} files - the code that mustn't import
 * @param {{regex: string, message: string}[]} patterns - what it mustn't import
 */
const forbid = (files, ...patterns) => ({
  files: files.map((folder) => `${folder}/**/*.{js,ts,tsx}`),
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

/** A relative path that leaves the folder that it's in by so many levels. */
const outOf = (depth) => `^(\\.\\./){${depth},}`;

const message =
  "don't import files of another folder by path: use its package, such as @portal/content";

/** For each depth of a file in a package, the number of steps that lead out of the package. */
const outOfPackages = [1, 2, 3, 4].map((depth) => ({
  files: [`packages/*/${'*/'.repeat(depth - 1)}*.{js,ts,tsx}`],
  rules: {'no-restricted-imports': ['error', {patterns: [{regex: outOf(depth), message}]}]},
}));

/** Components import generated data instead: the facts read files, which browsers can't. */
const factsInBrowsers = {
  files: [
    'src/{client,components,head,theme}/**/*.{ts,tsx}',
    'packages/search/{client,dialog,engine,page,results}/**/*.{ts,tsx}',
  ],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@portal/content/facts$',
            allowTypeImports: true,
            message:
              "import '@generated/facts/default/….json', or functions from '@portal/content/facts/versions' and '…/limits'",
          },
        ],
      },
    ],
  },
};

module.exports = [
  ...outOfPackages,
  factsInBrowsers,
  forbid(['src', 'scripts', 'tests', 'bench'], {
    regex: '^(\\.\\./)+packages/',
    message: 'import a package by its name, such as @portal/content',
  }),
  forbid(
    ['src'],
    {
      regex: '^(\\.\\./)+packages/',
      message: 'import a package by its name, such as @portal/content',
    },
    {regex: '^(@site/|(\\.\\./)+)(scripts|tests|bench)/', message: 'src must not import tools'},
    {regex: '^@portal/(checks|mcp|samples)\\b', message: 'src must not import tools'},
  ),
];
