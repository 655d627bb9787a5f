import { someone } from '../access-requests.ts'
import { enter, newMember } from '../accounts.ts'
import { circleRequestValues, fillCircleRequest, guest, sendCircleRequest, sorry, thanks } from '../circle-requests.ts'
import { createDocument, newNote, pageText, unique } from '../content-admin.ts'
import { postRequest } from '../http.ts'
import { expectSafe } from '../safe-headers.ts'
import { expect, startHydration } from '../test.ts'
import { newAdmin, test } from './deployment.ts'

test.use({ logs: 'silent', complaints: /50[03]/ })

const status = async (url: string) => (await fetch(url)).status

test('while the database is down members get a page with Try again, and visitors get cached pages', {
  tag: '@D5',
}, async ({ page, context, deployment: { site, databaseProxy } }) => {
  const { cookie } = await newMember(site)
  await enter(context, site, cookie)
  await page.goto('/supplier')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await status(`${site.url}/`)).toBe(200)

  databaseProxy.disconnect()
  const answer = await page.goto('/supplier')
  expect(answer?.status()).toBe(503)
  expectSafe(answer?.headers() ?? {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be right back')
  expect(await status(`${site.url}/healthz`)).toBe(200)
  expect(await status(`${site.url}/readyz`)).toBe(503)
  expect(await status(`${site.url}/`)).toBe(200)

  databaseProxy.restore()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/supplier')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We will be right back')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('client navigation while the database is down shows the same error, in the language of the page', {
  tag: '@D5',
}, async ({ page, context, deployment }) => {
  const { cookie } = await newMember(deployment.site)
  await enter(context, deployment.site, cookie)
  await page.goto('/select-role?lang=sv')
  await startHydration(page)
  deployment.databaseProxy.disconnect()
  await page
    .getByRole('link', { name: /Leverantör/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi är strax tillbaka')
})

test('a form keeps the typed values while the database is down, and is sent when it is back', { tag: '@D5' }, async ({
  page,
  deployment,
}) => {
  const { site, databaseProxy } = deployment
  await page.goto('/circles')
  await startHydration(page)
  const person = guest()
  await fillCircleRequest(page, person)
  databaseProxy.disconnect()
  await sendCircleRequest(page)
  await expect(page.getByText(sorry)).toBeVisible()
  expect(await circleRequestValues(page)).toMatchObject({ name: person.name, email: person.email, why: person.why })
  databaseProxy.restore()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  await sendCircleRequest(page)
  await expect(page.getByText(thanks).first()).toBeVisible()
})

test('a database that stops answering leads to 503, and is used again when it answers', { tag: '@D5' }, async ({
  deployment,
}) => {
  test.setTimeout(60_000)
  const { site, databaseProxy } = deployment
  const { cookie } = await newMember(site)
  const supplier = () => fetch(`${site.url}/supplier`, { headers: { cookie }, redirect: 'manual' })
  expect((await supplier()).status).toBe(200)
  databaseProxy.stall()
  expect(await status(`${site.url}/`)).toBe(200)
  const answer = await supplier()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('We will be right back')
  databaseProxy.restore()
  await expect.poll(async () => (await supplier()).status, { timeout: 20_000 }).toBe(200)
})

test('a note published after the database came back is on the page within a second', { tag: '@D5' }, async ({
  deployment,
}) => {
  const { site, databaseProxy } = deployment
  await newAdmin(deployment)
  databaseProxy.disconnect()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(503)
  databaseProxy.restore()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  // A reconnect counts as a notification too; wait, so that the notification of the new note is tested.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const title = unique('After the cut')
  for (let count = 0; count < 2; count += 1) expect(await pageText(site, '/notes')).not.toContain(title)
  await createDocument(site, 'note', newNote(title))
  const publishedAt = Date.now()
  await expect.poll(() => pageText(site, '/notes'), { intervals: [20] }).toContain(title)
  expect(Date.now() - publishedAt).toBeLessThan(1000)
})

// Without an error listener on the pool's clients (postgres.server.ts) the process ends here.
test('a database lost in the middle of a change leads to 503, and the process goes on', {
  tag: '@D5',
}, async ({ deployment: { site, databaseProxy, read } }) => {
  await read(
    `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
    [],
  )
  await read(`create trigger lingers before insert on access_requests for each row execute function linger()`, [])
  const person = someone()
  const pendingAnswer = postRequest(site, person)
  await new Promise((resolve) => setTimeout(resolve, 400))
  databaseProxy.disconnect()
  const answer = await pendingAnswer
  expect(answer.status).toBe(503)
  expect(answer.text).toContain(person.email)
  databaseProxy.restore()
  await expect.poll(() => status(`${site.url}/readyz`)).toBe(200)
  expect((await postRequest(site, person)).status).toBe(200)
})
