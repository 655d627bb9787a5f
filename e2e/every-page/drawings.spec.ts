import type { Page } from '@playwright/test'
import { languages } from '../pages.ts'
import { expect, test } from '../test.ts'

/** The words of the hero that a line of its picture crosses, by at least a pixel. */
const crossedWords = (page: Page) =>
  page
    .locator('main section:has(h1)')
    .first()
    .evaluate((hero) => {
      const words = [...hero.querySelectorAll('h1, p, a')].flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map((rect) => ({ rect, text: element.textContent ?? '' }))
      })
      const crossed = new Set<string>()
      for (const path of hero.querySelectorAll<SVGPathElement>('svg[aria-hidden]:not(.icon) path')) {
        const toScreen = path.getScreenCTM()
        // A hidden path has no size.
        if (!toScreen || path.getBoundingClientRect().width === 0) continue
        for (let at = 0; at <= path.getTotalLength(); at += 6) {
          const { x, y } = path.getPointAtLength(at).matrixTransform(toScreen)
          const hit = words.find(
            ({ rect }) => x > rect.left + 1 && x < rect.right - 1 && y > rect.top + 1 && y < rect.bottom - 1,
          )
          if (hit) crossed.add(hit.text)
        }
      }
      return [...crossed]
    })

const windows = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

for (const address of ['/?', '/?home=new&']) {
  for (const lang of languages) {
    test(`no line of the picture crosses a word of the hero: ${address}lang=${lang}`, async ({ page }) => {
      await page.goto(`${address}lang=${lang}`)
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        expect([width, await crossedWords(page)]).toEqual([width, []])
      }
    })
  }
}
