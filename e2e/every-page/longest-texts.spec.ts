import type { Page } from '@playwright/test'
import { enter } from '../accounts.ts'
import { enterAs, expect } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { ask } from '../http.ts'
import { fillWithLongestTexts, unbroken } from '../longest-texts.ts'
import { type Site, startSite } from '../server.ts'
import { test as base } from '../test.ts'

/** A separate site, on which every field holds its longest text. */
const test = base.extend<object, { filled: Site }>({
  filled: [
    async ({ browserName: _ }, use) => {
      const filled = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', CHAT: 'inbox' }, ['demo'])
      await fillWithLongestTexts(filled)
      await use(filled)
      await filled.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker for all tests: filling in every field takes longer than checking the pages.
test.describe.configure({ mode: 'default' })

test.use({
  baseURL: ({ filled }, use) => use(filled.url),
  complaints: /status of 4/,
})

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const who of ['visitor', 'supplier', 'admin']) {
  test(`the longest text of every field fits every page: ${who}`, { tag: '@W1' }, async ({ page, filled, context }) => {
    test.setTimeout(300_000)
    const cookie = who === 'visitor' ? undefined : await enterAs(filled, who)
    if (cookie) await enter(context, filled, cookie)
    const addresses = await everyAddress(filled, cookie)
    expect(addresses.length).toBeGreaterThan(15)
    const tooWide: unknown[] = []
    const fetchText = async (address: string, Cookie?: string) =>
      (await ask(filled, address, { headers: { Cookie } })).text
    for (const address of [...addresses, `/${unbroken(500)}`]) {
      // A page with the same bytes for visitors is checked as visitor.
      if (cookie && (await fetchText(address, cookie)) === (await fetchText(address))) continue
      await page.goto(address)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const overflowPx = await overflow(page)
        if (overflowPx > 0) tooWide.push([address, width, overflowPx])
      }
    }
    expect(tooWide).toEqual([])
  })
}
