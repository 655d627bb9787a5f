import { openDialog } from './access-requests.ts'
import { languages } from './pages.ts'
import { expect, test } from './test.ts'

test('on a phone the dialog and its controls fit the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const lang of languages) {
    await page.goto(`/?lang=${lang}`)
    const dialog = await openDialog(page)
    const outside = await dialog.locator('input:not([name=website]), select, textarea, button').evaluateAll(
      (fields) =>
        fields.filter((field) => {
          const { left, right } = field.getBoundingClientRect()
          return left < 0 || right > innerWidth
        }).length,
    )
    expect([lang, outside]).toEqual([lang, 0])
    await dialog.locator('button[type=submit]').last().scrollIntoViewIfNeeded()
    await expect(dialog.locator('button[type=submit]').last()).toBeInViewport()
  }
})

test('on a phone every tap target is at least 24 px in each direction', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((targets) =>
    targets
      // A link in running text may be as high as its line.
      .filter((target) => !target.closest('p'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24)
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})
