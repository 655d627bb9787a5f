import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'

const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const launched = (executablePath: string) => ({
  launchOptions: { executablePath, args: ['--no-sandbox', ...quiet] },
})

/** What pages do before anyone has touched them. */
const untouched = ['first-tap.spec.ts', 'weight.spec.ts']

/** Needs `npm run build` beforehand: the tests run against the built product. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 15_000,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'off',
    actionTimeout: 8_000,
    navigationTimeout: 10_000,
    ...launched(await findHeadlessShell()),
  },
  projects: [
    { name: 'script', testIgnore: ['*.noscript.spec.ts', 'postgres/*', 'long/*', 'markup/*', ...untouched] },
    { name: 'untouched', testMatch: untouched, use: launched(await findChromium()) },
    { name: 'postgres', testDir: 'e2e/postgres', testIgnore: process.env.TEST_DATABASE_URL ? [] : '**' },
    { name: 'long', testDir: 'e2e/long', testIgnore: process.env.LONG_TESTS ? [] : '**' },
    { name: 'markup', testDir: 'e2e/markup', testIgnore: process.env.MARKUP_TESTS ? [] : '**' },
    { name: 'no-script', testMatch: '*.noscript.spec.ts', use: { javaScriptEnabled: false } },
  ],
})
