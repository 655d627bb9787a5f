import { someone } from './access-requests.ts'
import { mailedLink, post } from './accounts.ts'
import { expect, test } from './test.ts'

test.use({ complaints: /status of 4(04|22)/ })

test('a request is corrected and withdrawn without JavaScript', async ({ page, site }) => {
  const person = someone()
  await post(site, '/request-access', person)
  const { path } = await mailedLink(site, person.email)
  await page.goto(path)
  await page.getByText('Correct the request').click()
  await page.getByLabel('Organization').fill('Nordre sykehus')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByText('Your correction has reached us.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByText(/There is nothing to change/)).toBeVisible()
  await page.getByText('Withdraw the request').click()
  await page.getByRole('button', { name: 'Withdraw and remove' }).click()
  await expect(page.getByText('Request withdrawn')).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link shows nothing')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If a request with this address is waiting')).toBeVisible()
})
