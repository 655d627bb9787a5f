import { expect, startHydration, test } from './test.ts'

for (const isHydrated of [false, true]) {
  test(`the link of a note is copied, and that is announced, ${isHydrated ? 'after' : 'before'} hydration`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/notes/care-moves-home?lang=en#mark-1-beside')
    if (isHydrated) await startHydration(page)
    const status = page.getByRole('article').getByRole('status')
    await expect(status).toBeEmpty()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(status).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/notes/care-moves-home`)
  })
}

test('where the browser forbids copying, the address is shown to be copied by hand', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/notes/care-moves-home')
  const shown = page.waitForEvent('dialog')
  const clicked = page.getByRole('button', { name: 'Copy link' }).click()
  const dialog = await shown
  expect(dialog.defaultValue()).toBe(`${site.url}/notes/care-moves-home`)
  await dialog.dismiss()
  await clicked
  await expect(page.getByRole('article').getByRole('status')).toBeEmpty()
})

test('a note is printed once, also when the click comes before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset.printed = `${dataset.printed ?? ''}x`
    }
  })
  await page.goto('/notes/care-moves-home')
  await page.getByRole('button', { name: 'Print' }).click()
  await startHydration(page)
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'x')
})
