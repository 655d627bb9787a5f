import { enter, mailedLink } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { isTo } from './mailbox.ts'
import { addWaiting, answer, asSupplier, colleague, makeFullEvent } from './seats.ts'
import { startHydration } from './test.ts'

// Its events are the next ones on the pages of suppliers.
test.use({ demoName: 'seats', complaints: /status of (404|422)/ })

test('from the waitlist to a seat, and on to a colleague', async ({ page, context, demo }) => {
  test.setTimeout(180_000)
  const title = 'A seat that changes hands'
  const { id, giveUp } = await makeFullEvent(demo, title)
  await enter(context, demo, await asSupplier(demo))
  const item = page.locator(`#event-${id}`)
  const open = async () => {
    await page.goto('/events')
    await startHydration(page)
  }
  await open()
  await expect(item.getByText('Full: the only seat is taken')).toBeVisible()
  await item.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(item.getByText('You are on the waitlist: 1st of 1')).toBeVisible()
  await expectNoViolations(page)
  await item.getByRole('button', { name: 'Leave the waitlist' }).click()
  await item.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(item.getByText('1st of 1')).toBeVisible()

  await giveUp()
  await open()
  const offer = item.getByRole('region', { name: 'A seat is kept for you' })
  await expect(offer.getByText(/^(24|23) h \d+ min left$/)).toBeVisible()
  await expectNoViolations(page)
  await offer.getByRole('button', { name: 'Claim the seat' }).click()
  await expect(item.getByRole('button', { name: 'Attending', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await item.getByText('Hand the seat to a colleague').click()
  await item.getByLabel('Email of your colleague').fill('nobody@nordbro.example')
  await item.getByRole('button', { name: 'Hand over' }).click()
  await expect(item.getByText('We found no colleague with this address')).toBeVisible()
  await item.getByLabel('Email of your colleague').fill(colleague)
  await item.getByRole('button', { name: 'Hand over' }).click()
  await expect(item.getByRole('button', { name: 'Not attending' })).toHaveAttribute('aria-pressed', 'true')
  // They wait a while, as every confirmation does, for a change of mind.
  for (const address of [colleague, 'supplier@nordbro.example']) {
    await expect
      .poll(() => demo.mails((mail) => isTo(address)(mail) && mail.text?.includes(title) === true).length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0)
  }
})

test('an offer is declined by the link in its mail, without signing in, and goes to the next', async ({
  page,
  demo,
}) => {
  const { id, giveUp } = await makeFullEvent(demo, 'A seat that is declined')
  const [first, second] = [await addWaiting(demo, id), await addWaiting(demo, id)]
  await giveUp()
  const { path } = await mailedLink(demo, first.email, 2)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'A seat is kept for you' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'You declined the seat' })).toBeVisible()
  await mailedLink(demo, second.email, 2)
  expect((await answer(demo, id, 'claim', {}, first.cookie)).status).toBe(422)
  expect((await answer(demo, id, 'claim', {}, second.cookie)).status).toBe(200)
  await page.goto('/seat-offer?token=wrong')
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
})

test('an admin sees who waits and why, sets rules and withdraws an offer', async ({ page, context, demo }) => {
  const { id, path, giveUp } = await makeFullEvent(demo, 'A seat under rules')
  const [first, second] = [await addWaiting(demo, id), await addWaiting(demo, id)]
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(path)
  await startHydration(page)
  const panel = page.getByRole('region', { name: 'Waitlist', exact: true })
  await expect(panel.getByRole('row', { name: new RegExp(first.email) })).toContainText('Next')
  await panel.getByLabel('At least this many hospitals').fill('1')
  await panel.getByRole('button', { name: 'Save rules' }).click()
  await expect(panel.getByText('Rules saved')).toBeVisible()
  await giveUp()
  await page.reload()
  await startHydration(page)
  await expect(panel.getByText('Nobody on the list can have the next free seat now.')).toBeVisible()
  await panel.getByLabel('At least this many hospitals').fill('')
  await panel.getByRole('button', { name: 'Save rules' }).click()
  const offers = panel.getByRole('table', { name: 'Open offers' })
  await expect(offers.getByRole('row', { name: new RegExp(first.email) })).toContainText('First in line')
  await expectNoViolations(page)
  await offers.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'Withdraw the offer' }).click()
  await expect(offers.getByRole('row', { name: new RegExp(second.email) })).toBeVisible()
  await panel.getByText(/^History of seats \(/).click()
  await expect(panel.getByRole('row', { name: /Offer withdrawn/ })).toContainText(first.email)
})
