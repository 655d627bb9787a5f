import type { Locator, Page } from '@playwright/test'
import { expect, test } from './demo.ts'

const tangents = '#circles [viewBox="0 0 1280 1020"] path'
const arcs = '#circles [role=img] .draws-once'
const fold = '#newsletter .opens-once'

/** How much of each line is not drawn yet, from 0 to 1. */
const undrawn = (lines: Locator) =>
  lines.evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset)))

/** How far the sheet is turned back, in degrees. */
const angle = (sheet: Locator) =>
  sheet.evaluate((one) => {
    const { m22, m23 } = new DOMMatrix(getComputedStyle(one).transform)
    return Math.round((Math.atan2(m23, m22) * 180) / Math.PI)
  })

/** Scrolls until this many pixels of the element are above the bottom of the window. */
const scrollIn = (page: Page, selector: string, pixels: number) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, pixels) =>
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight + pixels, behavior: 'instant' }),
      pixels,
    )

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

test('the tangents and the arcs draw themselves once, when they come into view', async ({ page }) => {
  await page.goto('/')
  const lines = page.locator(`${tangents}, ${arcs}`)
  // Two tangents; from Oslo, Stockholm and Helsinki at least one arc.
  expect((await undrawn(lines)).length).toBeGreaterThan(2)
  await scrollIn(page, '#circles', 100)
  await expect.poll(() => undrawn(page.locator(tangents))).toEqual([1, 1])
  expect(new Set(await undrawn(page.locator(arcs)))).toEqual(new Set([1]))
  await scrollIn(page, '#circles', 900)
  await expect.poll(async () => new Set(await undrawn(lines))).toEqual(new Set([0]))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await scrollIn(page, '#circles', 100)
  // Time for a line that would begin anew.
  await page.waitForTimeout(100)
  expect(new Set(await undrawn(lines))).toEqual(new Set([0]))
})

test('the fold of the letter opens once, from 60 to 30 degrees', async ({ page }) => {
  await page.goto('/')
  const sheet = page.locator(fold)
  await scrollIn(page, fold, 100)
  await expect.poll(() => angle(sheet)).toBe(-60)
  await scrollIn(page, fold, 600)
  await expect.poll(() => angle(sheet)).toBe(-30)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await scrollIn(page, fold, 100)
  await page.waitForTimeout(100)
  expect(await angle(sheet)).toBe(-30)
})

test('what has not come into view yet is drawn, as on paper', async ({ page }) => {
  await page.goto('/')
  expect(new Set(await undrawn(page.locator(`${tangents}, ${arcs}`)))).toEqual(new Set([0]))
  expect(await angle(page.locator(fold))).toBe(-30)
})

test('with reduced motion nothing moves, and everything is drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, ...selectors] of [
    ['/', fold, arcs, tangents],
    ['/circles', '#dates .draws-once'],
  ] as const) {
    await page.goto(path)
    for (const selector of selectors) {
      const parts = page.locator(selector)
      await scrollIn(page, selector, 20)
      const names = await parts.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName))
      expect(new Set(names)).toEqual(new Set(['none']))
      if (selector === fold) expect(await angle(parts)).toBe(-30)
      else expect(new Set(await undrawn(parts))).toEqual(new Set([0]))
    }
  }
})
