const {projects} = require('./jest.config.js');

/**
 * Cuts and retires a version in a copy of the repository, and compares its pages with those in
 * `build/`. Run `npm run build` first.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  testTimeout: 120_000,
  ...projects[0],
  displayName: 'versions',
  testMatch: ['<rootDir>/tests/versions/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/'],
};
