import { visitorAddress } from './access-requests.ts'
import { enter, mailedLink, newAddress, post } from './accounts.ts'
import { applied, requestId } from './applicants.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(04|22|29)/ })

const statusPath = '/request-access/status'

test('the link in the receipt shows state and promise, and turns to review when an admin opens the request', async ({
  page,
  demo,
}) => {
  const { email, path, token } = await applied(demo)
  const response = await page.goto(path)
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' })
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const steps = page.getByRole('main').getByRole('listitem')
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(2)).toContainText(/You will hear from us by \w+ \d+ \w+, \d\d:\d\d \(Stockholm time\)/)
  // It shows nothing that was typed: mails are forwarded.
  const html = await page.content()
  for (const typed of ['Kanarifugl', email, 'Søndre', 'cardiac']) expect(html).not.toContain(typed)
  await expectNoViolations(page)

  const Cookie = await enterAs(demo, 'admin')
  await ask(demo, `/admin/requests?id=${await requestId(demo, email)}`, { headers: { Cookie } })
  await page.goto(`${statusPath}?lang=sv&token=${token}`)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(1)).toContainText('Någon i vårt team har öppnat den')
})

test('a correction reaches the team with both texts, and an empty one changes nothing', async ({
  page,
  demo,
  context,
}) => {
  const { email, path } = await applied(demo)
  await page.goto(path)
  await startHydration(page)
  await page.getByText('Correct the request').click()
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByText(/There is nothing to change/)).toBeVisible()
  await page.getByLabel('Reason').fill('We plan two wards.')
  await page.getByLabel('Full name').fill('\u0007')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Reason')).toHaveValue('We plan two wards.')
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByText('Your correction has reached us.')).toBeVisible()
  await expect(page.getByText(/You corrected it last on/)).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('')
  await expectNoViolations(page)

  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/requests?q=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Corrected')
  await page.goto(`/admin/requests?id=${await requestId(demo, email)}`)
  const detail = page.getByRole('region', { name: 'Kanarifugl Berg' })
  await expect(detail.getByRole('blockquote')).toHaveText('We plan two wards.')
  await expect(detail.getByRole('region', { name: /^Corrected by the applicant/ })).toContainText('a cardiac ward')
})

test('a withdrawn request is gone for the applicant and emptied for the team', async ({ page, demo, context }) => {
  const name = `Canary ${newAddress('x').split('@')[0]}`
  const { email, path, token } = await applied(demo, { name })
  const id = await requestId(demo, email)
  await page.goto(path)
  await startHydration(page)
  await page.getByText('Withdraw the request').click()
  await page.getByRole('button', { name: 'Withdraw and remove' }).click()
  await expect(page).toHaveURL(/\/request-access/)
  await expect(page.getByText('Request withdrawn')).toBeVisible()
  await expectNoViolations(page)

  // The same page as for a link that never was.
  const gone = await ask(demo, path)
  const unknown = await ask(demo, `${statusPath}?token=${'x'.repeat(43)}`)
  expect([gone.status, unknown.status]).toEqual([404, 404])
  const bodyOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(/token=[\w-]+/g, '')
  expect(bodyOf(gone.text)).toBe(bodyOf(unknown.text))
  expect((await post(demo, `${statusPath}?form=withdraw`, { token })).status).toBe(404)

  const Cookie = await enterAs(demo, 'admin')
  for (const address of [`/search?q=canary`, `/admin/requests?id=${id}`, `/admin/mail?q=${email}`]) {
    const { text } = await ask(demo, address, { headers: { Cookie } })
    expect([address, text.includes(name)]).toEqual([address, false])
  }
  await enter(context, demo, Cookie)
  await page.goto(`/admin/requests?id=${id}`)
  await expect(page.getByRole('region', { name: 'Withdrawn request' })).toContainText('There is nothing to decide.')
  await page.getByRole('link', { name: 'Withdrawn', exact: true }).click()
  // The list before it has such a row too, and is paler while the next one loads.
  await expect(page).toHaveURL(/status=withdrawn/)
  await expect(page.getByRole('row').filter({ hasText: 'Withdrawn request' }).first()).toBeVisible()
  await expectNoViolations(page)
  const decided = await post(demo, '/admin/requests?form=decide', { id, decision: 'approved' }, { Cookie })
  expect(decided.text).toContain('The applicant has withdrawn this request')
})

test('after the decision the page says that we have written, and nothing can be changed', async ({ page, demo }) => {
  const { email, path, token } = await applied(demo)
  const id = await requestId(demo, email)
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/requests?form=decide', { id, decision: 'rejected' }, { Cookie })
  const late = await post(demo, `${path}&form=correct`, { token, name: 'Kari' })
  expect([late.status, late.text.includes('your request is being decided')]).toEqual([422, true])
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(/We have written to you/)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 45_000 })
  await expect(page.getByText('Correct the request')).toBeHidden()
  await expect(page.getByRole('main')).not.toContainText(/reject|declin/i)
})

test('who can’t sign in learns how to see a request, and gets the link again', async ({ page, demo }) => {
  const { email } = await applied(demo)
  const hints: string[] = []
  for (const address of [email, newAddress('hospital.example')]) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(address)
    await page.getByLabel('Password').fill('wrong-but-long-enough')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    hints.push((await page.getByRole('alert').textContent()) ?? '')
  }
  expect(hints[0]).toContain('Asked for an invitation?')
  expect(hints[1]).toBe(hints[0])
  await page.getByRole('link', { name: 'Send it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where is my request?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If a request with this address is waiting')).toBeVisible()
  await page.goto((await mailedLink(demo, email, 2)).path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request')
})

test('who guesses links is stopped, and colleagues in the same office still see theirs', async ({ demo }) => {
  const { path } = await applied(demo)
  const office = { headers: { 'X-Forwarded-For': visitorAddress() } }
  const statuses: number[] = []
  for (let nth = 0; nth < 32; nth += 1) {
    statuses.push((await ask(demo, `${statusPath}?token=guess-${nth}`, office)).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404))
  expect(statuses.slice(30)).toEqual([429, 429])
  expect((await ask(demo, path, office)).status).toBe(200)
})
