import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { visitorAddress } from './access-requests.ts'
import { type Env, type Site, startSiteBehindProxy } from './server.ts'

export { expect }

type Options = {
  /** What a test knows that the page will complain about, like the 404 it asks for. */
  complaints: RegExp | undefined
}

type WorkerFixtures = {
  site: Site
  /** Settings of `site`, for a file that needs others; its tests have a worker of their own. */
  siteEnv: Env
}

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

  baseURL: ({ site }, use) => use(site.url),

  // Every test is another visitor, so that none uses up the forms of the next.
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'X-Forwarded-For': visitorAddress() }),

  complaints: [undefined, { option: true }],

  // Makes the test fail when any page of it complains. Tests that open no page get no context, and so no browser.
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
 * Starts hydration with the first sign of a person, and waits until React answers. A browser whose window has just opened
 * may give the key to no page, so it is pressed again.
 */
export async function startHydration(page: Page) {
  const isHydrated = () => (window as { isHydrated?: boolean }).isHydrated
  for (let tries = 0; tries < 3; tries += 1) {
    await page.keyboard.press('Shift')
    if (await page.waitForFunction(isHydrated, undefined, { timeout: 2000 }).catch(() => undefined)) return
  }
  await page.waitForFunction(isHydrated)
}
