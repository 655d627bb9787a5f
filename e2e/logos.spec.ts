import { expect, test } from './demo.ts'

for (const theme of ['nordbro-current', 'nordbro-minimal']) {
  test(`logos load when they are scrolled to, in one height and one colour: ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/')
    const logos = page.locator('#trusted img')
    const areLoaded = () => logos.evaluateAll((all) => all.map((logo) => (logo as HTMLImageElement).naturalWidth > 0))
    expect(await logos.count()).toBeGreaterThanOrEqual(3)
    await page.locator('#trusted').scrollIntoViewIfNeeded()
    await expect.poll(areLoaded).not.toContain(false)
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAttribute('loading', 'lazy')
      await expect(logo).toHaveCSS('height', '28px')
      await expect(logo).toHaveCSS('filter', /^grayscale\(1\)/)
    }
  })
}
