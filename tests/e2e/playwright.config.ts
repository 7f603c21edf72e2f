import {defineConfig} from '@playwright/test';
import {chromiumShellPath, launched} from '../../scripts/chromium.ts';
import {engines, type Engine} from '../engines/browser.ts';

/** A different port than `npm run serve`, so that a developer can run both. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/** How long a test waits for what it expects, and for what it clicks. */
const PATIENCE = 60_000;

/** How Chromium starts. */
export const launchOptions = {
  ...launched(chromiumShellPath),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Runs browsers against the built and served site: all tests in Chromium, and what readers do in the
 * other engines, too.
 */
export default defineConfig<object, {engine: Engine}>({
  testDir: '..',
  projects: [
    ...engines.map((engine) => ({
      name: engine,
      testMatch: /tests\/(content\/)?engines\/.*\.spec\.ts$/,
      use: {engine},
      // A worker takes whole files, so that it rarely starts a browser.
      fullyParallel: false,
    })),
    {name: 'chromium', testMatch: /tests\/(content\/)?e2e\/.*\.spec\.ts$/},
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, because machines differ and these tests aren't about speed.
  timeout: 240_000,
  expect: {timeout: PATIENCE, toPass: {timeout: PATIENCE}},
  forbidOnly: Boolean(process.env.CI),
  // The JSON report is for `npm test`, which sets its file in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    actionTimeout: PATIENCE,
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1350, height: 940},
    launchOptions,
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts --no-build',
    cwd: '../..',
    url: `http://localhost:${port}/docs/`,
    env: {PORT: String(port)},
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
