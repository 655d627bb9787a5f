import type { Page } from '@playwright/test'
import { joinCircle } from './access-requests.ts'
import { test as demoTest } from './demo.ts'
import { expect, expectLaidOut, test } from './test.ts'

const dock = (page: Page) => page.locator('.dock')
const chat = (page: Page) => page.locator('[data-track="chat_widget:open"]')

/** How far the dock reaches over the end of the page's last element. */
async function overlap(page: Page) {
  await expectLaidOut(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const [footer, bar] = [await page.getByRole('contentinfo').boundingBox(), await dock(page).boundingBox()]
  return (footer?.y ?? 0) + (footer?.height ?? 0) - (bar?.y ?? 0)
}

for (const [width, height, barHeight] of [
  [360, 740, 56],
  // 1,440 × 900 at a zoom of 200 %.
  [720, 450, 56],
  [768, 900, 48],
  [1440, 900, 48],
] as const) {
  test(`the dock is opaque, full width and below the whole page: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/?lang=sv', '/?lang=no', '/circles']) {
      await page.goto(path)
      expect(await dock(page).boundingBox()).toEqual({ x: 0, y: height - barHeight, width, height: barHeight })
      const colours = () =>
        dock(page).evaluate((bar) =>
          [bar, document.documentElement].map((one) => getComputedStyle(one).backgroundColor),
        )
      const [bar, surface] = await colours()
      expect(bar).toBe(surface)
      expect(await overlap(page)).toBeLessThan(1)
      const outside = await dock(page)
        .locator('a:visible, button:visible')
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect()
              return left < -1 || right > innerWidth || top < 0 || bottom > innerHeight
            })
            .map(({ outerHTML }) => outerHTML),
        )
      expect(outside).toEqual([])
    }
  })
}

test('keys reach the dock before the text of the page', async ({ page }) => {
  await page.goto('/')
  const isBefore = await joinCircle(page).evaluate((link) => {
    const title = document.querySelector('h1')
    return title !== null && (link.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  expect(isBefore).toBe(true)
})

test('the switch is a tab in the gutter of a wide window, and a cell of the dock in a narrow one', async ({ page }) => {
  const tab = page.getByRole('navigation', { name: 'Homepage' })
  for (const path of ['/', '/?home=new']) {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(path)
    const box = await tab.boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.width).toBe(34)
    const text = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(text?.x).toBeGreaterThan(34)
    await page.setViewportSize({ width: 360, height: 740 })
    const cell = await tab.boundingBox()
    expect(cell?.y).toBeGreaterThan(680)
    for (const link of await tab.getByRole('link').all()) {
      const target = await link.boundingBox()
      expect([target?.width, target?.height].every((side) => (side ?? 0) >= 44)).toBe(true)
    }
  }
})

test('a dock that would be empty takes no room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/?home=new')
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})

test('on a phone the dock steps aside while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/circles')
  const field = page.locator('#rsvp [name=name]')
  await field.focus()
  await expect.poll(async () => (await dock(page).boundingBox())?.y).toBe(740)
  await field.blur()
  await expect.poll(async () => (await dock(page).boundingBox())?.y).toBe(740 - 56)
  await expect(chat(page)).toBeInViewport()
})

demoTest('the dock has the next session, in the page’s language', async ({ page, demo }) => {
  await page.goto(`${demo.url}/`)
  await expect(dock(page)).toContainText(/Next table: Stockholm, \w+day \d+ \w+, 18:00/)
  await page.goto(`${demo.url}/circles?lang=sv`)
  await expect(dock(page)).toContainText(/Nästa bord: Stockholm, \S+dag \d+ \w+, 18:00/)
})

demoTest('the date of the next session is never cut off', async ({ page, demo }) => {
  for (const path of ['/?lang=en', '/?lang=sv', '/?home=new&lang=en', '/circles?lang=sv', '/circles?lang=no']) {
    await page.goto(`${demo.url}${path}`)
    for (const width of [320, 360, 480, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await dock(page)
        .locator('.truncate')
        .evaluate((text) => text.scrollWidth - text.clientWidth)
      expect([path, width, cut]).toEqual([path, width, 0])
    }
  }
})
