import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { enter, mailedLink, newAddress, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { userId } from './inbox.ts'
import { startHydration } from './test.ts'

// Its tests erase and restrict people.
test.use({ demoName: 'my-data', complaints: /status of (403|404|410|422)/ })

test('a member gets their data by one click, and the link in the mail downloads it', async ({
  page,
  demo,
  context,
}) => {
  const { email, cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account')
  await startHydration(page)
  await page.getByRole('link', { name: 'Your data: a copy, objection and erasure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Get my data' }).click()
  await expect(page.getByText(/Your copy is (being made|ready)/)).toBeVisible()
  const { path } = await mailedLink(demo, email, 2)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Your copy is ready until/)).toBeVisible({ timeout: 1000 })
  }).toPass()

  await context.clearCookies()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Your data is ready' })).toBeVisible()
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(email)
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Your data at Nordbro')
})

test('someone without an account uses all rights by a link; every address gets the same answer', async ({
  page,
  demo,
}) => {
  const email = newAddress('patient.example')
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'What do you have about me?' }).click()
  await startHydration(page)
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/a link is on its way to it/)).toBeVisible()
  await expectNoViolations(page)
  const { path } = await mailedLink(demo, email)
  expect(path).toContain('lang=en')
  await page.goto(path)
  await startHydration(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Get my data' }).click()
  await expect(page.getByText('Your copy is being made.')).toBeVisible()
  await page.getByRole('button', { name: 'Restrict' }).click()
  await expect(page.getByText(/^At your request we only store/)).toBeVisible()
  await page.getByRole('button', { name: 'Lift the restriction' }).click()
  await page.getByLabel('Your name').fill('Kari Nordmann')
  await page.getByLabel('What is wrong?').fill('My name has another spelling.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your message has reached our team.')).toBeVisible()
  const inbox = await ask(demo, '/admin/inbox', { headers: { Cookie: await enterAs(demo, 'admin') } })
  expect(inbox.text).toContain('Kari Nordmann')

  const wrong = await page.goto('/my-data?token=wrong')
  expect(wrong?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
})

test('the link to an address with an account leads to signing in', async ({ page, demo, context }) => {
  const { email, cookie } = await newMember(demo)
  await post(demo, '/my-data?form=ask', { email })
  await page.goto((await mailedLink(demo, email, 2)).path)
  await expect(page.getByRole('heading', { name: 'You have an account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get my data' })).toBeHidden()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Sign in and continue' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(context, demo, cookie)
  await page.goto('/account/data')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
})

test('an erasure is shown on every page and can be taken back; objecting too', async ({ page, demo, context }) => {
  const { cookie } = await newMember(demo)
  await enter(context, demo, cookie)
  await page.goto('/account/data')
  await startHydration(page)
  const erase = page.getByRole('button', { name: 'Erase my data' })
  await erase.click()
  await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox').check()
  await erase.click()
  await expect(page.getByRole('button', { name: 'Keep my data' })).toBeVisible()
  await expect(page.getByText(/Your account and all your data will be erased on/)).toHaveCount(1)
  await expectNoViolations(page)
  await page.goto('/supplier')
  const notice = page.getByText(/Your account and all your data will be erased on/)
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: 'Keep my data' }).click()
  await page.getByRole('button', { name: 'Keep my data' }).click()
  await expect(erase).toBeVisible()
  await expect(notice).toBeHidden()

  await page.getByRole('button', { name: 'Object', exact: true }).click()
  await expect(page.getByText(/^You have objected/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the objection' }).click()
  await expect(page.getByText(/You can object at any time/)).toBeVisible()
  await page.getByRole('button', { name: 'Restrict', exact: true }).click()
  await expect(page.getByText(/^At your request we only store/)).toBeVisible()
  await page.getByRole('button', { name: 'Lift the restriction' }).click()
  await expect(page.getByText(/^We then only store your data/)).toBeVisible()
})

test('an admin restricts a person and has them erased, and both can be taken back', async ({ page, demo, context }) => {
  const { email } = await newMember(demo)
  const id = await userId(demo, email)
  const Cookie = await enterAs(demo, 'admin')
  await enter(context, demo, Cookie)
  await page.goto(`/admin/people/${id}`)
  await startHydration(page)
  await page.getByRole('button', { name: 'Restrict', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restrict', exact: true }).click()
  await expect(page.getByText('Only stored: no mails')).toBeVisible()
  await expect(page.getByText('No notes: the data of this person may only be stored.')).toBeVisible()
  await expect(page.getByLabel('Note for the team')).toBeHidden()
  const note = await post(
    demo,
    `/admin/people/${id}?form=note`,
    { note: crypto.randomUUID(), text: 'A note' },
    { Cookie },
  )
  expect(note.status).toBe(422)
  const level = await post(demo, `/admin/people/${id}?form=level`, { user: id, level: 'strategic' }, { Cookie })
  expect(level.status).toBe(422)
  await page.getByRole('button', { name: 'Lift the restriction' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the restriction' }).click()
  await expect(page.getByText('Only stored: no mails')).toBeHidden()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Will be erased', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Don’t erase' }).click()
  await expect(page.getByText('Will be erased', { exact: true })).toBeHidden()
  const { text } = await ask(demo, '/admin/activity', { headers: { Cookie } })
  for (const line of ['Restricted a person’s data', 'Lifted a restriction', 'Took an erasure back'])
    expect(text).toContain(line)
})
