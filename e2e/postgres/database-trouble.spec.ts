import { someone } from '../access-requests.ts'
import { enter, newMember } from '../accounts.ts'
import { fillInvite, guest, inInvite, sendInvite, sorry, thanks } from '../circle-invites.ts'
import { make, newNote, seen, unique } from '../content-admin.ts'
import { postRequest } from '../http.ts'
import { expectSafe } from '../safe-headers.ts'
import { expect, startHydration } from '../test.ts'
import { newAdmin, test } from './world.ts'

test.use({ logs: 'silent', complaints: /50[03]/ })

const status = async (url: string) => (await fetch(url)).status

test('while the database is down members are told to try again, and can; visitors notice nothing', {
  tag: '@D5',
}, async ({ page, context, world: { site, wire } }) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/supplier')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await status(`${site.url}/`)).toBe(200)

  wire.cut()
  const answer = await page.goto('/supplier')
  expect(answer?.status()).toBe(503)
  expectSafe(answer?.headers() ?? {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be right back')
  expect(await status(`${site.url}/healthz`)).toBe(200)
  expect(await status(`${site.url}/readyz`)).toBe(503)
  expect(await status(`${site.url}/`)).toBe(200)

  wire.mend()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/supplier')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We will be right back')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('a page fetched by a click says so too, in the language of the page', { tag: '@D5' }, async ({
  page,
  context,
  world,
}) => {
  const { cookie } = await newMember(world.site)
  await enter(context, world.site, cookie)
  await page.goto('/select-role?lang=sv')
  await startHydration(page)
  world.wire.cut()
  await page
    .getByRole('link', { name: /Leverantör/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi är strax tillbaka')
})

test('a form keeps what was typed while the database is down, and is sent when it is back', { tag: '@D5' }, async ({
  page,
  world,
}) => {
  const { site, wire } = world
  await page.goto('/circles')
  await startHydration(page)
  const person = guest()
  await fillInvite(page, person)
  wire.cut()
  await sendInvite(page)
  await expect(page.getByText(sorry)).toBeVisible()
  expect(await inInvite(page)).toMatchObject({ name: person.name, email: person.email, why: person.why })
  wire.mend()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  await sendInvite(page)
  await expect(page.getByText(thanks).first()).toBeVisible()
})

test('a database that has gone silent is given up on, and used again when it answers', { tag: '@D5' }, async ({
  world,
}) => {
  test.setTimeout(60_000)
  const { site, wire } = world
  const { cookie } = await newMember(site)
  const supplier = () => fetch(`${site.url}/supplier`, { headers: { cookie }, redirect: 'manual' })
  expect((await supplier()).status).toBe(200)
  wire.silence()
  expect(await status(`${site.url}/`)).toBe(200)
  const answer = await supplier()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('We will be right back')
  wire.mend()
  await expect.poll(async () => (await supplier()).status, { timeout: 20_000 }).toBe(200)
})

test('what is published after the database came back is seen within a second', { tag: '@D5' }, async ({ world }) => {
  const { site, wire } = world
  await newAdmin(world)
  wire.cut()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(503)
  wire.mend()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  // Being connected again counts as news; what is looked at here is what comes after it.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const title = unique('After the cut')
  for (let count = 0; count < 2; count += 1) expect(await seen(site, '/notes')).not.toContain(title)
  await make(site, 'note', newNote(title))
  const published = Date.now()
  await expect.poll(() => seen(site, '/notes'), { intervals: [20] }).toContain(title)
  expect(Date.now() - published).toBeLessThan(1000)
})

// Without a listener on the pool's clients (postgres.server.ts) the process ends here.
test('a database lost in the middle of a change: the person may try again, and the process lives', {
  tag: '@D5',
}, async ({ world: { site, wire, read } }) => {
  await read(
    `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
    [],
  )
  await read(`create trigger lingers before insert on access_requests for each row execute function linger()`, [])
  const person = someone()
  const asked = postRequest(site, person)
  await new Promise((resolve) => setTimeout(resolve, 400))
  wire.cut()
  const answer = await asked
  expect(answer.status).toBe(503)
  expect(answer.text).toContain(person.email)
  wire.mend()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  expect((await postRequest(site, person)).status).toBe(200)
})
