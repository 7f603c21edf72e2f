const {projects} = require('./jest.config.js');

/**
 * Tests of the built site. They read `build/`, so run `npm run build` first.
 *
 * @type {import('jest').Config}
 */
module.exports = {
  testTimeout: 30_000,
  maxWorkers: '100%',
  ...projects[0],
  displayName: 'site',
  testMatch: ['<rootDir>/tests/site/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/'],
};
