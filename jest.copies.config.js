const {projects} = require('./jest.config.js');

/**
 * Tests that change a copy of the repository as its owners would: they cut and retire a version,
 * change the brand, and add a code language. Run `npm run build` first, because they compare the
 * results with `build/`.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  testTimeout: 120_000,
  // Each file builds the site, which uses all cores.
  maxWorkers: 1,
  ...projects[0],
  displayName: 'copies',
  testMatch: ['<rootDir>/tests/copies/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/'],
};
