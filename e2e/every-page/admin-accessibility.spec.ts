import { enter, newMember, post } from '../accounts.ts'
import { expectNoViolations } from '../axe.ts'
import { changeDocument, createDocument, newNote } from '../content-admin.ts'
import { enterAs, expect, test } from '../demo.ts'
import { makeEvent } from '../events.ts'
import { startHydration } from '../test.ts'
import { expectFitsPhone, expectReadable } from './expect-readable.ts'

// Pages of admins that need a document, an event or a file; the others are in members-accessibility.spec.ts.
test.use({ complaints: /status of 4/ })
test.beforeEach(async ({ context, demo }) => enter(context, demo, await enterAs(demo, 'admin')))

const title = 'axe finds no violations, nothing scrolls sideways, the HTML is valid'

test(`${title}: events`, { tag: '@W1' }, async ({ page, demo }) => {
  const { id, path } = await makeEvent(demo, `A ${'verylongword'.repeat(10)}`)
  const guest = await newMember(demo)
  await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie: guest.cookie })
  const [announcement, message] = [crypto.randomUUID(), crypto.randomUUID()]
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, `${path}?form=announce`, { message: announcement }, { Cookie })
  await post(demo, `${path}?form=write`, { message }, { Cookie })
  for (const address of [
    path,
    `${path}/messages/${announcement}`,
    `${path}/messages/${announcement}?step=review`,
    `${path}/messages/${message}`,
    `${path}/messages/${message}?step=review`,
    '/admin/events?show=drafts',
    '/admin/events?show=past',
    '/admin/events?show=interested',
    `/admin/events/new?from=${id}`,
  ]) {
    await page.goto(address)
    await expectReadable(page, demo, await enterAs(demo, 'admin'))
  }
})

test(`${title}: forms of documents, errors, history, preview`, { tag: '@W1' }, async ({ page, demo }) => {
  const Cookie = await enterAs(demo, 'admin')
  const long = 'Förvaltningsövergripande'.repeat(2)
  const note = { ...newNote(long), 'title.sv': long, 'body.en': long }
  const id = await createDocument(demo, 'note', note)
  await changeDocument(demo, 'note', id, { ...note, 'title.en': `${long} igen` })
  for (const address of [
    `/admin/content/note/${id}`,
    `/admin/content/note/${id}/history`,
    `/notes/${note.slug}?preview=${id}`,
    '/admin/content/brief/new',
  ]) {
    await page.goto(address)
    await startHydration(page)
    await expectReadable(page, demo, Cookie)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('things to mend')).toBeVisible()
  // A link that is half under the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)
  await expectFitsPhone(page)
})

for (const path of [
  '/admin/content/insights',
  '/admin/content/insights?q=nothing-has-this',
  '/admin/content/insights/new',
  '/admin/content/pictures',
]) {
  test(`${title}: ${path}`, { tag: '@W1' }, async ({ page, demo }) => {
    await page.goto(path)
    await expectReadable(page, demo, await enterAs(demo, 'admin'))
  })
}

test(`${title}: the question before an item of the library is deleted`, { tag: '@W1' }, async ({ page, demo }) => {
  await page.goto('/admin/content/insights')
  await page
    .getByRole('row')
    .getByRole('link', { name: /A draft that only/ })
    .click()
  await page.getByRole('button', { name: 'Delete this item' }).click()
  await expectReadable(page, demo, await enterAs(demo, 'admin'))
})

test(`${title}: statistics with every table open`, { tag: '@W1' }, async ({ page, demo }) => {
  await page.goto('/admin/insights')
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await expectReadable(page, demo, await enterAs(demo, 'admin'))
})
