const transform = {
  '\\.[jt]sx?$': [
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
  // The unified family and zod ship ES modules only, so packages are transformed too.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/(build|.cache|tests/e2e|tests/site|tests/copies)/',
  ],
  moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1', '\\.css$': 'identity-obj-proxy'},
};

/**
 * Two projects: functions and plugins run in Node, components (`*.test.tsx`) in a DOM.
 *
 * @type {import('jest').Config}
 */
const config = {
  // Some tests start a program, which can take longer than Jest's default of five seconds.
  testTimeout: 30_000,
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  projects: [
    {...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts']},
    {...shared, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx']},
  ],
};

module.exports = config;
