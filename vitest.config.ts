import { defineConfig } from 'vitest/config'
import { inlineScripts } from './scripts/inline-scripts.ts'

/** Those that put something else in a module's place, and need it to themselves. */
const replacing = ['app/routes/**/*.test.ts']

export default defineConfig({
  plugins: [inlineScripts()],
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: './test/load-messages.ts',
    globalSetup: './test/prepare-database.ts',
    // Hashing a password takes 0.2 s of a core.
    execArgv: ['--import', './e2e/quick-hashes.mjs'],
    testTimeout: 15_000,
    hookTimeout: 60_000,
    // In CI as with browser tests: on a busy machine one of 1,800 may be late.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: replacing,
          // Modules are loaded once a worker and not once a file: half the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replacing', include: replacing } },
    ],
  },
})
