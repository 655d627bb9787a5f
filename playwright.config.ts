import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'

const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
/** A picture that moves in the place of a camera, which is allowed without asking. */
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const launched = (executablePath: string) => ({
  launchOptions: { executablePath, args: ['--no-sandbox', ...quiet, ...fakeCamera] },
})

const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The tests of a file in one worker: those of a file with its own demo would start one in each. */
const oneWorkerPerFile = { fullyParallel: false }

/** What pages do before anyone has touched them. */
const untouched = ['first-tap.spec.ts', 'weight.spec.ts']

/** The screens behind the sign-in in depth. Their main flows are in the other files of admins and members. */
const workspace = [
  'admin-content-drafts.spec.ts',
  'admin-content.spec.ts',
  'admin-events.spec.ts',
  'admin-inbox.spec.ts',
  'admin-insights.spec.ts',
  'admin-lists-layout.spec.ts',
  'admin-lists.spec.ts',
  'admin-pictures.spec.ts',
  'admin-today.spec.ts',
  'admin-uploads.spec.ts',
  'admin-users-actions.spec.ts',
  'applicants.spec.ts',
  'change-address.spec.ts',
  'check-in.spec.ts',
  'check-in-offline.spec.ts',
  'circle-sessions.spec.ts',
  'consents.spec.ts',
  'admin-roles.spec.ts',
  'dialogue.spec.ts',
  'directory.spec.ts',
  'edit-conflicts.spec.ts',
  'engagements.spec.ts',
  'event-feedback.spec.ts',
  'event-figures.spec.ts',
  'factors.spec.ts',
  'first-hour.spec.ts',
  'first-steps.spec.ts',
  'guest-mails.spec.ts',
  'insights.spec.ts',
  'invitations.spec.ts',
  'lost-races.spec.ts',
  'mail-health.spec.ts',
  'member-engagements.spec.ts',
  'member-events.spec.ts',
  'my-data.spec.ts',
  'organisations.spec.ts',
  'people.spec.ts',
  'search.spec.ts',
  'seats.spec.ts',
  'security-events.spec.ts',
  'settings.spec.ts',
  'single-sign-on.spec.ts',
  'truthful-answers.spec.ts',
  'unsaved-text.spec.ts',
  'workspace.spec.ts',
].map((name) => `**/e2e/${name}`)

/** Needs `npm run build` beforehand: the tests run against the built product. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More workers than two processors: half of a test is waiting, for mails, timers and other processes.
  workers: 3,
  // In CI a test that failed runs once more; `scripts/test.ts` names each that needed it.
  retries: process.env.CI ? 1 : 0,
  // Most take a second or two; the longest take 50 seconds on a busy machine with two processors.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'off',
    // Animations cost processor time and waiting; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    ...launched(await findHeadlessShell()),
  },
  projects: [
    {
      name: 'script',
      ...oneWorkerPerFile,
      testIgnore: [
        '*.noscript.spec.ts',
        'every-page/*',
        'processes/*',
        'load/*',
        'postgres/*',
        'long/*',
        'markup/*',
        ...untouched,
        ...workspace,
      ],
    },
    { name: 'untouched', testMatch: untouched, use: { ...launched(await findChromium()), ...withMotion } },
    { name: 'workspace', ...oneWorkerPerFile, testMatch: workspace },
    { name: 'every-page', testDir: 'e2e/every-page' },
    // These start, stop and kill processes of their own.
    { name: 'processes', testDir: 'e2e/processes' },
    // These put a server under load, measure its times, or send it thousands of requests.
    { name: 'load', testDir: 'e2e/load', workers: 2 },
    // These measure how soon something happens under load.
    { name: 'postgres', testDir: 'e2e/postgres', workers: 2, testIgnore: process.env.TEST_DATABASE_URL ? [] : '**' },
    { name: 'long', testDir: 'e2e/long', workers: 2, testIgnore: process.env.LONG_TESTS ? [] : '**' },
    { name: 'markup', testDir: 'e2e/markup', testIgnore: process.env.MARKUP_TESTS ? [] : '**' },
    { name: 'no-script', ...oneWorkerPerFile, testMatch: '*.noscript.spec.ts', use: { javaScriptEnabled: false } },
  ],
})
