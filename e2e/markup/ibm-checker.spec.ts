import { enter } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { ibmViolations } from '../ibm-checker.ts'
import { inLanguage } from '../pages.ts'
import { startHydration } from '../test.ts'

test.use({})

for (const [who, lang] of [
  ['visitor', 'en'],
  ['supplier', 'sv'],
  ['admin', 'no'],
] as const) {
  test(`IBM’s checker finds no violations on any page: ${who}`, { tag: '@W1' }, async ({ page, demo, context }) => {
    test.setTimeout(180_000)
    const cookie = who === 'visitor' ? undefined : await enterAs(demo, who)
    if (cookie) await enter(context, demo, cookie)
    const addresses = await everyAddress(demo, cookie)
    const visitorAddresses = who === 'visitor' ? [] : await everyAddress(demo, undefined)
    const found: unknown[] = []
    for (const address of addresses.filter((address) => !visitorAddresses.includes(address))) {
      await page.goto(inLanguage(address, lang))
      // Hydrated, as a person who uses the page has it.
      if (address !== '/vision' && !address.endsWith('/body')) await startHydration(page)
      const violations = await ibmViolations(page)
      if (violations.length > 0) found.push([address, violations])
    }
    expect(found).toEqual([])
  })
}
