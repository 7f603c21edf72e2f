const transform = {
  '\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
    },
  ],
};

const shared = {
  transform,
  testEnvironment: 'node',
  // The unified family and zod ship ES modules only, so packages are transformed too.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(build|.cache)/'],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/facts/default/(.*)\\.json$': '<rootDir>/src/plugins/facts/browser/$1.ts',
    // Aliases of the bundler. Tests are in English.
    '^@docusaurus/(Translate|Interpolate)$': '@docusaurus/core/lib/client/exports/$1.js',
    '^@generated/codeTranslations$': '<rootDir>/tests/noTranslations.json',
    '\\.css$': 'identity-obj-proxy',
  },
};

/** Tests that need a built site, or build copies of the project, aren't unit tests. */
const unit = {
  ...shared,
  testPathIgnorePatterns: [
    ...shared.testPathIgnorePatterns,
    '<rootDir>/tests/(content/)?(e2e|sites?|scenarios)/',
  ],
};

/**
 * The projects, for `--selectProjects`:
 *
 * - `node` and `dom`: unit tests of functions and plugins, and of components (`*.test.tsx`).
 * - `site`: tests of the built site. They read `build/`, so run `npm run build` first.
 * - `scenarios`: change a copy of the repository as its owners would, and compare with `build/`.
 *
 * Jest ignores `maxWorkers` of projects, so `npm run test:scenarios` passes its own.
 *
 * @type {import('jest').Config}
 */
const config = {
  // Generous, because some tests start programs, machines differ and these tests aren't about speed.
  testTimeout: 240_000,
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  projects: [
    {...unit, displayName: 'node', testMatch: ['**/*.test.ts']},
    {...unit, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx']},
    {
      ...shared,
      displayName: 'site',
      testMatch: ['<rootDir>/tests/{site,sites,content/site}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'scenarios',
      testMatch: ['<rootDir>/tests/{,content/}scenarios/**/*.test.ts'],
    },
  ],
};

module.exports = config;
