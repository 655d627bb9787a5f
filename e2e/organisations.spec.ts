import { enter, mailedLink, newMember, password, post } from './accounts.ts'
import { enterAs, expect, test } from './demo.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Its tests move the sample members between organisations.
test.use({ demoName: 'organisations', complaints: /status of (404|422)/ })

test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

async function invitedMember(demo: Site, email: string) {
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/invitations?form=invite', { email, role: 'hospital' }, { Cookie })
  const { path, token } = await mailedLink(demo, email)
  await post(demo, path, { token, password })
}

test('an organisation is created, gets a member, and its level is theirs', async ({ page, demo }) => {
  const { email } = await newMember(demo)
  await page.goto('/admin/organisations')
  await page.getByRole('link', { name: 'New organisation' }).click()
  const form = page.getByRole('form', { name: 'Organisation', exact: true })
  await form.getByLabel('Name').fill('Helse Nordvik')
  await form.getByLabel('Kind').selectOption('Hospital')
  await form.getByLabel('Country').selectOption('Norway')
  await form.getByLabel('Level').selectOption('Premium')
  await form.getByLabel('Domains').fill('gmail.com')
  await form.getByRole('button', { name: 'Create organisation' }).click()
  await expect(form.getByText(/People of any organisation have addresses at gmail.com/)).toBeVisible()
  await form.getByLabel('Domains').fill('helse-nordvik.example')
  await form.getByRole('button', { name: 'Create organisation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helse Nordvik')
  await expect(page.getByText('The organisation is created.')).toBeVisible()

  const add = page.getByRole('form', { name: 'Add a member' })
  await add.getByLabel('Add someone by address').fill('nobody@helse-nordvik.example')
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Nobody with this address has an account.')).toBeVisible()
  await add.getByLabel('Add someone by address').fill(email)
  await add.getByRole('button', { name: 'Add' }).click()
  const row = page.getByRole('region', { name: 'People' }).getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Premium')

  await form.getByLabel('Level').selectOption('Builder')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The changes are saved.')).toBeVisible()
  await expect(row).toContainText('Builder')
  await page.goto(`/admin?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Builder')
})

test('someone of another organisation is moved after a confirmation', async ({ page }) => {
  await page.goto('/admin/organisations?q=fjellvik')
  await page.getByRole('link', { name: 'Fjellvik sykehus' }).click()
  const add = page.getByRole('form', { name: 'Add a member' })
  await add.getByLabel('Add someone by address').fill('devices@sample.example')
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('They belong to Aldera Medtech.')).toBeVisible()
  await add.getByLabel('Move them here').check()
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Petter Aas' })).toBeVisible()
})

test('two organisations become one, and the search finds it', async ({ page }) => {
  await page.goto('/admin/organisations?q=valdoria')
  await page.getByRole('link', { name: 'Embassy of Valdoria' }).click()
  const merge = page.getByRole('region', { name: 'Merge with another one' })
  await startHydration(page)
  const into = merge.getByLabel('Into')
  await into.fill('norrm')
  await expect(merge.locator('datalist option')).toHaveAttribute('value', 'Region Norrmark')
  await into.fill('Region Norrmark')
  await merge.getByRole('button', { name: 'Merge' }).click()
  const old = page.url()
  const dialog = page.getByRole('dialog', { name: 'Merge the two organisations?' })
  await expect(dialog).toContainText('of Embassy of Valdoria move to Region Norrmark, which stays.')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Region Norrmark')
  await expect(page.getByText('Nothing of either was lost.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Claire Martin' })).toBeVisible()
  await expect(page.getByText('norrmark.example, valdoria.example')).toBeVisible()
  const timeline = page.getByRole('list', { name: 'What happened' })
  await expect(timeline).toContainText('Embassy of Valdoria → Region Norrmark')
  const { pathname } = new URL(page.url())
  await page.goto(old)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await page.goto('/admin/activity?action=organisation.merged')
  await page.getByRole('table').getByRole('link', { name: 'Region Norrmark' }).click()
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await page.goto('/search?q=norrmark')
  await expect(page.getByRole('link', { name: /Region Norrmark/ }).first()).toHaveAttribute('href', /organisations/)
})

test('members without an organisation are shown by domain before anything is changed', async ({ page, demo }) => {
  await invitedMember(demo, 'first@sundvik.example')
  await invitedMember(demo, 'second@sundvik.example')
  await page.goto('/admin/organisations')
  await page.getByRole('link', { name: 'Members without one' }).click()
  const suggestion = page.getByRole('listitem').filter({ hasText: 'sundvik.example' })
  await expect(suggestion).toContainText('Sundvik · 2 members')
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await page.getByRole('button', { name: 'Accept what is ticked' }).click()
  await expect(page.getByText('Tick at least one.')).toBeVisible()
  await suggestion.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept what is ticked' }).click()
  await expect(page.getByText('2 members in 1 organisation.')).toBeVisible()
  await page.goto('/admin/organisations?q=sundvik')
  await expect(page.getByRole('row').filter({ hasText: 'Sundvik' })).toContainText('2 members')
})

test('what is typed before the page is hydrated stays, also where there was a text', async ({ page, demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const fields = { name: 'Typed early', kind: 'other', level: 'entry', notes: 'As it was.' }
  await post(demo, '/admin/organisations/new', { id, ...fields }, { Cookie })
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(`/admin/organisations/${id}`, { waitUntil: 'commit' })
  const notes = page.getByLabel('Notes')
  await expect(notes).toHaveValue('As it was.')
  await notes.fill('Typed early.')
  gate.resolve()
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await expect(notes).toHaveValue('Typed early.')
})

test('notes that a colleague has changed meanwhile are both kept to choose from', async ({ page, context }) => {
  await page.goto('/admin/organisations?q=aldera')
  await page.getByRole('link', { name: 'Aldera Medtech' }).click()
  await page.getByLabel('Notes').fill('Mine.')
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Notes').fill('Theirs.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByText('The changes are saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Theirs.').first()).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Mine.')
})

test('notes typed into an organisation that a colleague has merged meanwhile are shown to be copied', async ({
  page,
  demo,
}) => {
  const Cookie = await enterAs(demo, 'admin')
  const id = crypto.randomUUID()
  const fields = { id, name: 'Soon merged', kind: 'other', level: 'entry' }
  await post(demo, '/admin/organisations/new', fields, { Cookie })
  const into = crypto.randomUUID()
  await post(demo, '/admin/organisations/new', { ...fields, id: into, name: 'Stays' }, { Cookie })
  await page.goto(`/admin/organisations/${id}`)
  await page.getByLabel('Notes').fill('Call them on Monday.')
  await expect(page.getByText('Unsaved, but not lost')).toBeVisible()
  await post(demo, `/admin/organisations/${id}?form=merge`, { into }, { Cookie })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('a colleague has merged it')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Call them on Monday.')
  await page.reload()
  await expect(page.getByText('This organisation is no longer here')).toBeVisible()
  await expect(page.getByText('Call them on Monday.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All organisations' })).toBeVisible()
})
