import type { Page } from '@playwright/test'
import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Its tests change who is in the directory.
test.use({ demoName: 'directory', complaints: /status of (404|422)/ })

const fields = ['name', 'title', 'organisation', 'country', 'seeks', 'offers', 'email']
const choices = (audience: string, overrides: Record<string, string> = {}) => ({
  ...Object.fromEntries(fields.map((field) => [field, audience])),
  ...overrides,
})

const canary = {
  name: 'Canaria Quillfjord',
  ...{ title: 'Keeper of canaries', country: 'IS', seeks: 'Canaryseeks in the north', offers: 'Canaryoffers of seed' },
}

/** Other words: the members of these tests are in one directory. */
const profile = { title: 'Keeper of geese', country: 'DK', seeks: 'Gooseseeks in the north', offers: 'Gooseoffers' }

/** A new member with a profile, who shows nothing yet. */
async function addMember(demo: Site, name: string, texts = profile) {
  const member = await newMember(demo)
  const send = (form: string, sent: Record<string, string>) =>
    post(demo, `/account?form=${form}`, sent, { Cookie: member.cookie })
  expect((await send('profile', { ...texts, name, locale: 'en' })).status).toBe(200)
  return { ...member, name, send }
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })

test('members choose field by field what others see, and are found by it', async ({ page, context, demo }) => {
  const { name, cookie } = await addMember(demo, 'Åsa Quillfjord')
  await enter(context, demo, cookie)
  await page.goto('/directory')
  await expect(page.getByText('You are not listed.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose what others see' }).click()
  const section = page.getByRole('region', { name: 'Directory' })
  await section.getByLabel('Name').selectOption('All members')
  await section.getByLabel('What you seek').selectOption('Members of my role')
  await section.getByRole('button', { name: 'Agree and save' }).click()
  await expect(section.getByText('Saved. It counts from now.')).toBeVisible()
  await expect(section.getByText('You are listed for all members.')).toBeVisible()
  await expectNoViolations(page)
  await section.getByRole('link', { name: 'See the directory' }).click()
  await expect(rowOf(page, name)).toContainText('You')
  await expect(rowOf(page, name)).toContainText('Gooseseeks')
  await expect(rowOf(page, name)).not.toContainText('Keeper')
  await startHydration(page)
  await page.getByRole('searchbox').fill('asa quillf')
  await expect(page.getByRole('status').filter({ hasText: '1 member' })).toBeVisible()
  await expect(page).toHaveURL(/q=asa/)
  await expectNoViolations(page)
  await page.getByRole('searchbox').fill('xqzzvv')
  await expect(page.getByText('No member matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')
  await page.getByLabel('Kind of organisation').selectOption('Embassy')
  await expect(rowOf(page, 'Claire Martin')).toBeVisible()
  await expect(rowOf(page, 'Jonas Ek')).toHaveCount(0)
})

test('only the chosen fields leave the server, to those for whom they are', async ({ demo }) => {
  const { send, email } = await addMember(demo, canary.name, canary)
  const answersFor = async (who: string) => {
    const Cookie = await enterAs(demo, who)
    const paths = [
      '/directory',
      '/directory.data',
      '/directory.data?q=canar',
      '/search.data?q=canaria',
      '/search?q=canary',
    ]
    const texts = await Promise.all(paths.map(async (path) => (await ask(demo, path, { headers: { Cookie } })).text))
    return texts.join('\n')
  }
  const words = { ...canary, country: 'Iceland', email }
  const seen = async (who: string) => {
    const answers = await answersFor(who)
    return Object.entries(words).flatMap(([field, word]) => (answers.includes(word) ? [field] : []))
  }
  for (const who of ['supplier', 'hospital']) expect([who, await seen(who)]).toEqual([who, []])
  await send('directory', choices('nobody', { name: 'members', offers: 'role' }))
  // New members are suppliers.
  expect(await seen('supplier')).toEqual(['name', 'offers'])
  expect(await seen('hospital')).toEqual(['name'])
  await send('directory', choices('members', { name: 'role' }))
  expect((await seen('supplier')).sort()).toEqual(Object.keys(words).sort())
  expect(await seen('hospital')).toEqual([])
  await send('leave-directory', {})
  for (const who of ['supplier', 'hospital', 'embassy']) expect([who, await seen(who)]).toEqual([who, []])
})

test('leaving takes effect at once in the list and in the search of someone who has both open', async ({
  page,
  context,
  browser,
  demo,
}) => {
  const { name, cookie, send } = await addMember(demo, 'Leava Quillfjord')
  await send('directory', choices('members'))
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/directory')
  await expect(rowOf(page, name)).toContainText('Gooseseeks')
  await startHydration(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('leava')
  await expect(palette.getByRole('option', { name: new RegExp(name) })).toBeVisible()

  const leaving = await browser.newContext({ baseURL: demo.url })
  await enter(leaving, demo, cookie)
  const account = await leaving.newPage()
  await account.goto('/account')
  const section = account.getByRole('region', { name: 'Directory' })
  await section.getByRole('button', { name: 'Leave the directory' }).click()
  await expect(section.getByText('You have left the directory.')).toBeVisible()
  await expect(section.getByLabel('Name')).toHaveValue('nobody')
  await leaving.close()

  await palette.getByRole('combobox').fill('leava q')
  await expect(palette.getByText('No match')).not.toHaveCount(0)
  await expect(palette.getByText(name)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('searchbox').fill('leava')
  await expect(page.getByText('No member matches.')).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a removed member is gone from the list, the search and an opened result', async ({ page, context, demo }) => {
  const { name, email, send } = await addMember(demo, 'Gona Quillfjord')
  await send('directory', choices('members'))
  await enter(context, demo, await enterAs(demo, 'embassy'))
  await page.goto('/search?q=gona')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(page).toHaveURL(/\/directory\?member=/)
  await expect(rowOf(page, name)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('member') ?? ''
  const Cookie = await enterAs(demo, 'admin')
  expect((await post(demo, '/admin?index&form=remove', { user: id }, { Cookie })).status).toBe(200)
  await page.reload()
  await expect(page.getByText('This member is not in the directory.')).toBeVisible()
  const member = await enterAs(demo, 'embassy')
  for (const path of [`/directory.data?member=${id}`, '/directory.data?q=gona', '/search.data?q=gona', '/directory']) {
    const { text } = await ask(demo, path, { headers: { Cookie: member } })
    expect([path, text.includes(name), text.includes(email)]).toEqual([path, false, false])
  }
})

test('on a phone the directory is in the menu, and everything fits', async ({ page, context, demo }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(context, demo, await enterAs(demo, 'hospital'))
  await page.goto('/hospital')
  await startHydration(page)
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Directory' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Directory')
  await expect(rowOf(page, 'Jonas Ek')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectNoViolations(page)
})
