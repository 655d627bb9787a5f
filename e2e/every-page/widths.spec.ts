import type { Page } from '@playwright/test'
import { enter } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { inLanguage } from '../pages.ts'
import type { Site } from '../server.ts'

// With the sample content; languages-and-widths.spec.ts visits a site that has none, in every language.
test.use({ demoName: 'widths', complaints: /status of 404/ })

const widths = [320, 360, 375, 414, 600, 768, 900, 1024, 1280, 1440, 1920]

// A long text may break anywhere to fit (longest-texts.spec.ts), but ordinary words are not broken at ordinary widths.
const ordinaryWidths = [375, 768, 1024, 1440]

/** Words that are on two lines. Left out: headings and words with a soft hyphen, which are hyphenated, addresses, and words longer than a line of a phone. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const lineCount = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node)
      // On one line as a whole, as most are: no word of it is broken.
      if (lineCount() < 2) continue
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, option, textarea, .sr-only, h1, h2, h3')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        if (word.length > 22 || /[@/·–—\u00AD]/.test(word)) continue
        // The enlarged first letter of a text begins higher than the rest of its word.
        const isDropCap = index === 0 && parent.matches('.drop-cap')
        range.setStart(node, isDropCap ? 1 : index)
        range.setEnd(node, index + word.length)
        if (lineCount() > 1) found.push(`${word} in ${parent.outerHTML.slice(0, 100)}`)
      }
    }
    return found
  })

/** What does not fit at some width. */
async function faultsAt(page: Page, addresses: string[]) {
  const faults: unknown[] = []
  for (const address of addresses) {
    // The longest words are in Swedish; admin screens are in English.
    await page.goto(inLanguage(address, 'sv'))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) faults.push([address, width, overflow])
      const broken = ordinaryWidths.includes(width) ? await brokenWords(page) : []
      if (broken.length > 0) faults.push([address, width, broken])
    }
  }
  return faults
}

const publicAddresses = (demo: Site) => everyAddress(demo, undefined)

const title = 'nothing scrolls sideways and no ordinary word is broken, from the narrowest phone to a wide window'

test(`${title}: public pages`, { tag: '@W1' }, async ({ page, demo }) => {
  test.setTimeout(300_000)
  const addresses = await publicAddresses(demo)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/?home=new', '/circles', '/pricing', '/newsletter/issues']))
  expect(await faultsAt(page, [...addresses, '/circles?city=oslo', '/no-such-page'])).toEqual([])
})

/** Who opens which pages, among others. */
const behindSignIn = {
  admin: ['/admin', '/admin/today', '/supplier', '/account'],
  supplier: ['/supplier', '/engagements', '/dialogue', '/insights'],
}

for (const [who, expected] of Object.entries(behindSignIn)) {
  test(`${title}: pages behind the sign-in, ${who}`, { tag: '@W1' }, async ({ page, demo, context }) => {
    test.setTimeout(300_000)
    const cookie = await enterAs(demo, who)
    await enter(context, demo, cookie)
    const seen = new Set(await publicAddresses(demo))
    const addresses = (await everyAddress(demo, cookie)).filter((address) => !seen.has(address))
    expect(addresses).toEqual(expect.arrayContaining(expected))
    expect(await faultsAt(page, addresses)).toEqual([])
  })
}
