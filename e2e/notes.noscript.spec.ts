import { expect, test } from './test.ts'

test('notes are filtered by a link to their category', async ({ page }) => {
  await page.goto('/notes')
  await expect(page.getByRole('article')).toHaveCount(3)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Procurement' }).click()
  await expect(page).toHaveURL(/\/notes\/category\/procurement$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(categories.getByRole('link', { name: 'Procurement' })).toHaveAttribute('aria-current', 'page')
  await categories.getByRole('link', { name: 'All' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a note says who wrote it, has its figure in words, and leads to the next and the previous', async ({ page }) => {
  await page.goto('/notes/care-moves-home')
  await expect(page.getByText('By the Nordbro partners')).toBeVisible()
  await expect(page.getByRole('img', { name: /In Finland one wellbeing services county pays/ })).toBeVisible()
  await expect(page.getByText('Schematic. Local agreements differ.')).toBeVisible()
  await page.getByRole('link', { name: /^Next note/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tender is decided before it is published')
  await page.getByRole('link', { name: /^Previous note/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Care moves home/)
})

test('how far a note is read shows without script, unless motion is unwanted', async ({ page }) => {
  await page.goto('/notes/care-moves-home')
  const progress = page.locator('.reading-progress')
  const width = () => progress.evaluate((bar) => bar.getBoundingClientRect().width)
  const before = await width()
  await page.mouse.wheel(0, 400)
  await expect.poll(width).toBeGreaterThan(before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(progress).toBeHidden()
})

test('lines of a note have at most 72 characters', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/notes/after-the-pilot')
    const charactersInLine = await page
      .locator('.note-body p')
      .last()
      .evaluate((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return (paragraph.textContent ?? '').length / lines.size
      })
    expect(charactersInLine).toBeLessThanOrEqual(72)
    expect(charactersInLine).toBeGreaterThan(50)
  }
})

test('without a published letter the sample is shown, and says so', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(page.getByText('A sample letter. Its cases are composites.')).toBeVisible()
  await page.getByRole('link', { name: /^Open the whole letter/ }).click()
  await expect(page).toHaveURL(/\/newsletter\/issues\/sample$/)
  await expect(page.getByRole('article').getByText('Signed, the Nordbro partners')).toBeVisible()
})
