import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: './test/prepare-database.ts',
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
