import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = await findChromium()

const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Needs `npm run build` beforehand: the tests run against the built product. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine may starve one test; a fault fails twice.
  retries: 1,
  timeout: 15_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'off',
    actionTimeout: 8_000,
    navigationTimeout: 10_000,
    launchOptions: { executablePath, args: ['--no-sandbox', ...quiet] },
  },
  projects: [
    { name: 'script', testIgnore: '*.noscript.spec.ts' },
    { name: 'no-script', testMatch: '*.noscript.spec.ts', use: { javaScriptEnabled: false } },
  ],
})
