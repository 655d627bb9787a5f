import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { visitorAddress } from './access-requests.ts'
import { type Site, startSiteBehindProxy } from './server.ts'

export { expect }

type Options = {
  /** What a test knows that the page will complain about, like the 404 it asks for. */
  complaints: RegExp | undefined
}

type Fixtures = {
  /** Makes the test fail when any page of it complains. */
  watched: undefined
}

export const test = base.extend<Options & Fixtures, { site: Site }>({
  site: [
    // Playwright reads the needs of a fixture from its pattern, and wants one where there is none.
    async ({ browserName: _ }, use) => {
      const site = await startSiteBehindProxy()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),

  // Every test is another visitor, so that none uses up the forms of the next.
  extraHTTPHeaders: ({ browserName: _ }, use) => use({ 'X-Forwarded-For': visitorAddress() }),

  complaints: [undefined, { option: true }],

  watched: [
    async ({ context, baseURL, complaints }, use) => {
      const problems: string[] = []
      await watch(context, baseURL ?? '', (problem) => problems.push(problem))
      await use(undefined)
      expect(problems.filter((problem) => !complaints?.test(problem))).toEqual([])
    },
    { auto: true },
  ],
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

/** Wakes the page with the first sign of a person, and waits until React answers. */
export async function startHydration(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => (window as { isHydrated?: boolean }).isHydrated)
}
