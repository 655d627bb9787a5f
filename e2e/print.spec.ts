import { expect, expectLaidOut, test } from './test.ts'

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
    await expect(page.locator('.dock')).toBeHidden()
  })
}

test('the address for print is not on the screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.print-foot')).toBeHidden()
})

for (const note of ['care-moves-home', 'before-the-tender', 'after-the-pilot']) {
  test(`the note ${note} prints on one page, without its pull quote`, async ({ page }) => {
    await page.goto(`/notes/${note}`)
    await expectLaidOut(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('figure').getByRole('img')).toBeVisible()
    await expect(page.getByText('Forward it freely, with the address.')).toBeVisible()
    await expect(page.locator('blockquote')).toBeHidden()
    await expect(page.locator('.needs-script').first()).toBeHidden()
  })
}
