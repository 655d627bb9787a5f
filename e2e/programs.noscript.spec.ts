import { expect, test } from './test.ts'

test('a paper of a program is enlarged and closed again', async ({ page }) => {
  await page.goto('/programs/exchange')
  const sheet = page.getByRole('dialog', { name: 'Commitments' })
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Enlarge Commitments' }).click()
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText('Day 60')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})

test('each lane of the axis leads to its program, and the patterns say that they are composites', async ({ page }) => {
  await page.goto('/')
  const work = page.locator('#work')
  const lanes = await work.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(lanes).toEqual(['/programs/visits', '/programs/exchange', '/ambassadors', '/speed-dial'])
  await expect(work.getByText('A composite: put together from situations that recur.')).toHaveCount(3)
})
