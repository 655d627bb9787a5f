import { expect, test } from './demo.ts'

for (const theme of ['nordbro-current', 'nordbro-minimal']) {
  test(`logos load when they are scrolled to, in one height and one colour: ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/')
    const logos = page.locator('#trusted img')
    const widths = () => logos.evaluateAll((all) => all.map((logo) => (logo as HTMLImageElement).naturalWidth > 0))
    expect(await widths()).toEqual([false, false, false, false])
    await page.locator('#trusted').scrollIntoViewIfNeeded()
    await expect.poll(widths).toEqual([true, true, true, true])
    for (const logo of await logos.all()) {
      await expect(logo).toHaveCSS('height', '28px')
      await expect(logo).toHaveCSS(
        'filter',
        theme === 'nordbro-current' ? /^grayscale\(1\d*%?\) invert|^invert.*grayscale/ : /grayscale/,
      )
    }
  })
}
