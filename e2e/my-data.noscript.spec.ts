import { enter, mailedLink, newAddress, newMember, post } from './accounts.ts'
import { expect, test } from './demo.ts'

test.use({ demoName: 'my-data-noscript', complaints: /status of 4(10|22)/ })

test('without script a member asks for a copy, downloads it, and starts and takes back an erasure', async ({
  page,
  demo,
  context,
}) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Get my data' }).click()
  await expect(page.getByText(/Your copy is (being made|ready)/)).toBeVisible()
  await page.goto((await mailedLink(demo, email, 2)).path)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/my-data\.zip$/)

  await page.goto('/account/data')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await page.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible()
})

test('without script and without an account an erasure is started and taken back by links', async ({ page, demo }) => {
  const email = newAddress('patient.example')
  await post(demo, '/my-data?form=ask', { email })
  await page.goto((await mailedLink(demo, email)).path)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByText(/Everything about you will be erased on/)).toBeVisible()
  await page.goto((await mailedLink(demo, email, 2)).path)
  await page.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible()
})
