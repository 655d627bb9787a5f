import { expect, test } from './test.ts'

for (const path of [
  '/',
  '/notes/care-moves-home',
  '/newsletter',
  '/newsletter/issues/sample',
  '/pricing',
  '/contact',
]) {
  test(`${path} prints ink on white, with the mark and the address, and without what only screens need`, async ({
    page,
    site,
  }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const host = new URL(site.url).host
    await expect(page.locator('.print-foot')).toBeVisible()
    await expect(page.locator('.print-foot')).toHaveText(`${host}${path}`)
    const [ink, paper] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return [color, backgroundColor]
    })
    expect([ink, paper]).toEqual(['rgb(21, 25, 30)', 'rgb(255, 255, 255)'])
    // Of the header only the mark.
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link')).toHaveCount(1)
    await expect(banner.getByRole('link', { name: 'Nordbro' }).locator('svg').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText('Skip to content')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
}

test('the address for print is not on the screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.print-foot')).toBeHidden()
})
