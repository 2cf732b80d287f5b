import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './test/support/programs/chromium-options';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.{test,spec}.ts',
  outputDir: 'test-results/e2e',
  globalSetup: ['./test/support/setup/builds.mjs', './test/e2e/global-setup.ts'],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/playwright.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    locale: 'id-ID',
    // Pages come from the server; only tests of the service worker enable it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Jakarta',
    // `npm run test:e2e` and the gate's second run of failed tests record a trace.
    trace: 'off',
    launchOptions: chromiumOptions([
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ]),
  },
});
