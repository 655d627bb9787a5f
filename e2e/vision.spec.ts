import { expect, test } from './test.ts'

test('the vision page has no header, footer or navigation', async ({ page }) => {
  await page.goto('/vision')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('the last line is invisible at first, and fades in after its delay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/vision')
  const opacity = () => page.getByText('Vision MMIV').evaluate((line) => Number(getComputedStyle(line).opacity))
  expect(await opacity()).toBe(0)
  await expect.poll(opacity, { timeout: 8000 }).toBe(1)
})

test('the lines around a pillar fade in with its words', async ({ page }) => {
  await page.goto('/vision')
  const frames = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0)
        .map((element) => element.closest('.fade-in')?.querySelector('h2')?.textContent),
    )
  expect(frames).toEqual(['Strategy', 'Ventures', 'Circles'])
})

test('with reduced motion every line is visible at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vision')
  const opacities = await page.locator('.fade-in').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
  expect(opacities).toEqual(Array(11).fill('1'))
})

test('a quote shows its mark on hover', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vision')
  const quote = page.getByText('Capital is patient where the need is precise.')
  const mark = quote.locator('svg')
  await expect(mark).toHaveCSS('opacity', '0')
  await quote.hover()
  await expect(mark).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(mark).toHaveCSS('opacity', '0')
})
