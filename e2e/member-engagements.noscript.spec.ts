import { enter } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import { colleagues, makeOffer, moveDeliverable, startEngagement } from './engagements.ts'

test.use({ demoName: 'member-engagements-noscript', complaints: /status of 422/ })

test('an offer is accepted by a plain form', async ({ page, demo, context }) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'exchange.essential')
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  await page.goto(`/engagements/${id}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You have accepted the offer.' })).toBeVisible()
  await expect(page.getByText(/^Jonas Ek accepted this offer on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0)
})

test('an offer is declined with a reason, and cannot be accepted afterwards', async ({ page, demo, context }) => {
  const id = await makeOffer(demo, 'Aldera Medtech', 'exchange.strategic')
  await enter(context, demo, await enterAs(demo, colleagues.petter))
  await page.goto(`/engagements/${id}`)
  await page.getByText('Decline instead').click()
  await page.getByLabel('Why not?').fill('Not this year.')
  const stale = await context.newPage()
  await stale.goto(`/engagements/${id}`)
  await page.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You have declined the offer.' })).toBeVisible()
  await expect(page.getByText('Not this year.')).toBeVisible()
  await stale.getByRole('checkbox').check()
  await stale.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(stale.getByRole('alert')).toContainText('Petter Aas has already declined this offer.')
})

test('a hospital partner and an embassy ask for a program by plain forms', async ({ page, demo, context }) => {
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  for (const [path, link] of [
    ['/ambassador', 'Request Partnership'],
    ['/hospital', 'Join as Hospital Partner'],
  ] as const) {
    await page.goto(path)
    await page.getByText('Ask here', { exact: true }).click()
    await page.getByLabel('What should we know?').fill('We are three wards.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(/^You have asked, .+\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: link }).last()).toHaveAttribute('href', /^mailto:/)
  }
})

test('why a deliverable was not accepted is said on the page of the engagement', async ({ page, demo, context }) => {
  const id = await startEngagement(demo)
  await moveDeliverable(demo, id, 'move', { state: 'complete', reason: '' })
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  await page.goto('/supplier')
  await page.getByRole('button', { name: 'Accept: Scope' }).first().click()
  await page.goto(`/engagements/${id}`)
  await page.getByRole('button', { name: 'Accept: Scope' }).click()
  await expect(page.getByText('You accept it for your organisation')).toBeVisible()
  await moveDeliverable(demo, id, 'reopen', { state: 'pending', reason: 'A page is missing' })
  await page.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(page).toHaveURL(new RegExp(`/engagements/${id}`))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Scope')
  await expect(alert).toContainText('This is not complete any more')
})
