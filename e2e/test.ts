import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { visitorAddress } from './access-requests.ts'
import { type Env, type Site, startDemo, startSiteBehindProxy } from './server.ts'

export { expect }

type Options = {
  /** Matches console errors that the test expects, such as a 404 that it requests. */
  complaints: RegExp | undefined
}

type WorkerFixtures = {
  site: Site
  /** Other settings of `site` for one file; its tests then run in a separate worker. */
  siteEnv: Env
  /** A site with the sample data. */
  demo: Site
  /** A file with another name gets a separate demo, in a separate worker. */
  demoName: string
}

/**
 * Each worker starts `site` and `demo` when a test first uses them. Both are here, and not the demo in `demo.ts`, because tests
 * with other fixtures of a worker run in another worker, with another browser and another server.
 */
export const test = base.extend<Options, WorkerFixtures>({
  siteEnv: [{}, { scope: 'worker', option: true }],

  site: [
    async ({ siteEnv }, use) => {
      const site = await startSiteBehindProxy(siteEnv)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  demoName: ['everyone’s', { scope: 'worker', option: true }],

  demo: [
    async ({ demoName: _ }, use) => {
      const demo = await startDemo()
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),

  // Every test has another address, so that none uses up the form limit of another.
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'X-Forwarded-For': visitorAddress() }),

  complaints: [undefined, { option: true }],

  // A console error, script error or request to another site fails the test. Tests without a page start no browser.
  context: async ({ context, baseURL, complaints }, use) => {
    const problems: string[] = []
    await watch(context, baseURL ?? '', (problem) => problems.push(problem))
    await use(context)
    expect(problems.filter((problem) => !complaints?.test(problem))).toEqual([])
  },
})

async function watch(context: BrowserContext, origin: string, report: (problem: string) => void) {
  await context.addInitScript(() => {
    document.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`CSP: ${violatedDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}`),
    )
  })
  context.on(
    'console',
    (message) => message.type() === 'error' && report(`${message.text()} (${message.location().url})`),
  )
  context.on('weberror', (error) => report(String(error.error())))
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      report(`asked another site: ${request.url()}`)
  })
}

/**
 * Starts hydration with a key press, and waits until it is done. A browser whose window has just opened may lose the key,
 * so it is pressed again.
 */
export async function startHydration(page: Page) {
  const isHydrated = () => (window as { isHydrated?: boolean }).isHydrated
  for (let tries = 0; tries < 3; tries += 1) {
    await page.keyboard.press('Shift')
    if (await page.waitForFunction(isHydrated, undefined, { timeout: 2000 }).catch(() => undefined)) return
  }
  await page.waitForFunction(isHydrated)
}

/** Until the fonts have arrived, and the sections far below the first view are laid out. */
export const expectLaidOut = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-first-visit')
