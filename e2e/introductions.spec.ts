import { enter, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { colleagues, startEngagement } from './engagements.ts'
import { ask } from './http.ts'
import { isTo } from './mailbox.ts'
import { startHydration } from './test.ts'

// Of its own: who is introduced here would be on the pages of other tests.
test.use({ demoName: 'introductions', complaints: /status of (404|409|422)/ })

const today = () => new Date().toISOString().slice(0, 10)
const introduced = (personName: string) => ({
  ...{ id: crypto.randomUUID(), personName, personRole: '', organisation: 'The clinic', note: '' },
  ...{ introducedOn: today(), metOn: '' },
})

test('the team introduces a partner, who reads it in their language at every width and writes about it', async ({
  page,
  demo,
  context,
}) => {
  const id = await startEngagement(demo)
  await enter(context, demo, await enterAs(demo, 'admin'))
  await page.goto(`/admin/engagements/${id}`)
  await startHydration(page)
  const panel = page.getByRole('region', { name: 'Introductions, 0 of 3' })
  await panel.getByText('Add an introduction').click()
  const form = page.getByRole('form', { name: 'Add an introduction' })
  await form.getByRole('button', { name: 'Add and tell the partner' }).click()
  await expect(form.getByLabel('Person')).toBeFocused()
  await form.getByLabel('Person').fill('Anna Falk')
  await form.getByLabel('Role').fill('Head of innovation')
  await form.getByLabel('Hospital or organisation').fill('Region Norrmark')
  await form.getByLabel('Note for the partner').fill('Best before nine.')
  await page.reload()
  await expect(form.getByLabel('Note for the partner')).toHaveValue('Best before nine.')
  await form.getByRole('button', { name: 'Add and tell the partner' }).click()
  await expect(page.getByText('The members of the organisation are told by mail.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Introductions, 1 of 3' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Region Norrmark' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Met today: Anna Falk' }).click()
  await expect(page.getByText('They have met.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Correct: Anna Falk' }).click()
  const correction = page.getByRole('form', { name: 'Correct the introduction to Anna Falk' })
  await correction.getByLabel('Role').fill('Director')
  await correction.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText('The correction is saved.')).toBeVisible()
  await expectNoViolations(page)
  const told = () => demo.mails(isTo('supplier@nordbro.example')).some(({ subject }) => /Anna Falk/.test(subject ?? ''))
  await expect.poll(told, { timeout: 45_000 }).toBe(true)

  await context.clearCookies()
  await enter(context, demo, await enterAs(demo, colleagues.jonas))
  for (const [language, title, count] of [
    ['sv', 'Personliga introduktioner', '1 av 3'],
    ['no', 'Personlige introduksjoner', '1 av 3'],
    ['en', 'Warm introductions', '1 of 3'],
  ] as const) {
    await page.goto(`/engagements/${id}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByText(count, { exact: true })).toBeVisible()
    await expect(page.getByText('Director, Region Norrmark')).toBeVisible()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  }
  await expectNoViolations(page)
  await page.goto('/supplier')
  await expect(page.getByText('Director, Region Norrmark')).toBeVisible()
  await expectNoViolations(page)

  await page.goto(`/engagements/${id}`)
  await page.getByRole('link', { name: 'Write to us about it: Anna Falk' }).click()
  const thread = page.getByRole('form', { name: 'New thread' })
  await expect(thread.getByLabel('What it is about')).toHaveValue(/^introduction\./)
  await startHydration(page)
  await thread.getByLabel('Subject').fill('What Anna asked')
  await thread.getByRole('textbox', { name: 'Message' }).fill('May we send her the figures?')
  await thread.getByRole('button', { name: 'Begin the thread' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Anna asked')
  await page.getByRole('link', { name: 'Open the introduction' }).click()
  await expect(page).toHaveURL(new RegExp(`/engagements/${id}#introductions$`))
})

test('a fourth is refused, and another organisation finds nothing', async ({ page, demo, context }) => {
  const id = await startEngagement(demo)
  const path = `/admin/engagements/${id}`
  const admin = { Cookie: await enterAs(demo, 'admin') }
  const add = (name: string) => post(demo, `${path}?form=add-introduction`, introduced(name), admin)
  expect((await add('First')).status).toBe(200)
  expect((await add('Second')).status).toBe(200)
  await enter(context, demo, admin.Cookie)
  await page.goto(path)
  await startHydration(page)
  await page.getByText('Add an introduction').first().click()
  const form = page.getByRole('form', { name: 'Add an introduction' })
  await form.getByLabel('Person').fill('Too late')
  await form.getByLabel('Hospital or organisation').fill('The clinic')
  // A colleague adds the third one meanwhile.
  expect((await add('Third')).status).toBe(200)
  await form.getByRole('button', { name: 'Add and tell the partner' }).click()
  await expect(page.getByText('All introductions that this engagement promises are made.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Introductions, 3 of 3' })).toBeVisible()
  await expect(page.getByText('Too late')).toHaveCount(0)

  const hospital = { headers: { Cookie: await enterAs(demo, 'hospital') } }
  expect((await ask(demo, `/engagements/${id}`, hospital)).status).toBe(404)
  for (const own of ['/hospital', '/engagements', '/dialogue'])
    expect((await ask(demo, own, hospital)).text).not.toContain('Third')
})
