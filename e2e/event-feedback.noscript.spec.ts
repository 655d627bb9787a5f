import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'

test.use({ demoName: 'event-feedback-noscript', complaints: /status of 422/ })

test('feedback is given and changed by plain forms', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, 'ward@sample.example'))
  await page.goto('/events?view=past')
  await page.getByRole('link', { name: 'Three regions, one requirement', exact: true }).click()
  await page.getByRole('link', { name: 'Give feedback' }).click()
  await page.getByRole('radiogroup').getByText('4', { exact: true }).click()
  await page.getByLabel('What should we take up next?').fill('Reuse of data')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  const said = page.getByRole('region', { name: 'What you said' })
  await expect(said).toContainText('4 of 5')
  await expect(said).toContainText('Reuse of data')
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked()
  await page.getByRole('radiogroup').getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/feedback\?notice=sent$/)
  await expect(said).toContainText('2 of 5')
})
