import type { Page } from '@playwright/test'
import { enter } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { everyAddress } from '../every-address.ts'
import { inLanguage } from '../pages.ts'

// A long text may break anywhere to fit (longest-texts.spec.ts), but ordinary words are not broken at ordinary widths.
test.use({
  demoName: 'whole words',
})

/** Words that are on two lines. Left out: headings, which are hyphenated, addresses, and words longer than a line of a phone. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, option, textarea, .sr-only, h1, h2, h3')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        if (word.length > 22 || /[@/·–—]/.test(word)) continue
        const range = document.createRange()
        // The enlarged first letter of a text begins higher than the rest of its word.
        const isDropCap = index === 0 && parent.matches('.drop-cap')
        range.setStart(node, isDropCap ? 1 : index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${word} in ${parent.outerHTML.slice(0, 100)}`)
      }
    }
    return found
  })

test('no ordinary word is broken', { tag: '@W1' }, async ({ page, demo, context }) => {
  test.setTimeout(180_000)
  const cookie = await enterAs(demo, 'admin')
  await enter(context, demo, cookie)
  const broken: unknown[] = []
  for (const address of await everyAddress(demo, cookie)) {
    // The longest words are in Swedish; admin screens are in English.
    await page.goto(inLanguage(address, 'sv'))
    for (const width of [375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await brokenWords(page)
      if (found.length > 0) broken.push([address, width, found])
    }
  }
  expect(broken).toEqual([])
})
