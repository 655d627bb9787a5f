import { enter, mailedLink } from './accounts.ts'
import { expect, test } from './demo.ts'
import { addWaiting, asSupplier, colleague, makeFullEvent } from './seats.ts'

test.use({ demoName: 'seats', complaints: /status of (404|422)/ })

test('waitlist, offer and hand-over work without JavaScript', async ({ page, context, demo }) => {
  const { id, giveUp } = await makeFullEvent(demo, 'A seat without a script')
  await enter(context, demo, await asSupplier(demo))
  const item = page.locator(`#event-${id}`)
  const open = () => page.goto('/events')
  await open()
  await item.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(page).toHaveURL(/\/events/)
  await open()
  await expect(item.getByText('You are on the waitlist: 1st of 1')).toBeVisible()
  await giveUp()
  await open()
  await expect(item.getByText(/^Until .+ After that it goes to the next person\.$/)).toBeVisible()
  await item.getByRole('button', { name: 'Claim the seat' }).click()
  await open()
  await expect(item.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await item.getByText('Hand the seat to a colleague').click()
  await item.getByLabel('Email of your colleague').fill('nobody@nordbro.example')
  await item.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByRole('alert')).toContainText('We found no colleague with this address')
  await open()
  await item.getByText('Hand the seat to a colleague').click()
  await item.getByLabel('Email of your colleague').fill(colleague)
  await item.getByRole('button', { name: 'Hand over' }).click()
  await open()
  await expect(item.getByRole('button', { name: 'Not attending' })).toHaveAttribute('aria-pressed', 'true')
})

test('the link of an offer claims it without JavaScript', async ({ page, demo }) => {
  const { id, giveUp } = await makeFullEvent(demo, 'A seat by link')
  const { email } = await addWaiting(demo, id)
  await giveUp()
  await page.goto((await mailedLink(demo, email, 2)).path)
  await page.getByRole('button', { name: 'Claim the seat' }).click()
  await expect(page.getByRole('heading', { name: 'The seat is yours' })).toBeVisible()
})
