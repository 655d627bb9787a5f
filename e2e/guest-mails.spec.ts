import type { Page } from '@playwright/test'
import { aPdf } from '../test/uploads.ts'
import { enter, newMember, post } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, someEvent } from './events.ts'
import { ask } from './http.ts'
import { userId } from './inbox.ts'
import { isTo, type ReceivedMail } from './mailbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// Of its own: an announcement goes to every member of the demo whom the event is for.
test.use({ demoName: 'guest mails', complaints: /status of 4(04|22)/ })

/** The time for undo, 12 seconds in the demo, and that of the queue. */
const afterUndo = { timeout: 45_000 }

const mailsTo = (demo: Site, email: string, word: string) =>
  demo.mails((mail) => isTo(email)(mail) && mail.subject?.startsWith(word) === true)

const headerOf = (mail: ReceivedMail | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''

async function open(page: Page, demo: Site, path: string) {
  await enter(page.context(), demo, await enterAs(demo, 'admin'))
  await page.goto(path)
  await startHydration(page)
}

test('a draft is published and announced to a chosen member; undo takes it back, and one click ends such mails', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000)
  const member = await newMember(demo)
  const title = `Announced ${crypto.randomUUID().slice(0, 8)}`
  const id = crypto.randomUUID()
  const Cookie = await enterAs(demo, 'admin')
  await post(demo, '/admin/events/new', { ...someEvent(title), id }, { Cookie })
  const seenBy = async () => (await ask(demo, `/events/${id}`, { headers: { Cookie: member.cookie } })).text
  expect(await seenBy()).not.toContain(title)
  await open(page, demo, `/admin/events/${id}`)
  await expect(page.getByRole('button', { name: 'Announce' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Event published')).toBeVisible()
  expect(await seenBy()).toContain(title)
  expect(mailsTo(demo, member.email, 'Invitation')).toEqual([])

  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcement')
  await expectNoViolations(page)
  await page.getByLabel('Chosen people and organisations').check()
  await page.getByLabel('People', { exact: true }).fill(`${member.email}\nhospital@nordbro.example`)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText(/The event is not for them.*hospital@nordbro\.example/)).toBeVisible()
  await page.getByLabel('People', { exact: true }).fill(member.email)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByRole('heading', { name: '1 person will get it' })).toBeVisible()
  await expect(page.getByText(`Inbjudan: ${title}`)).toBeVisible()
  await expectNoViolations(page)
  const preview = await page.getByRole('link', { name: 'Preview' }).nth(1).getAttribute('href')
  expect((await ask(demo, preview ?? '', { headers: { Cookie } })).text).toContain('Se träffen och svara')
  await page.getByRole('button', { name: 'Test to me' }).nth(1).click()
  await expect(page.getByText('Test sent')).toBeVisible()
  await expect.poll(() => mailsTo(demo, 'admin@nordbro.example', `Test: Inbjudan: ${title}`).length).toBe(1)

  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect(page.getByText('Sent to 1 person')).toBeVisible(afterUndo)
  await expect.poll(() => mailsTo(demo, member.email, 'Invitation').length, afterUndo).toBe(1)
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(page.getByRole('region', { name: 'Mails to members' })).toContainText('To 1 person')

  const [mail] = mailsTo(demo, member.email, 'Invitation')
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const link = new URL(/<(.+)>/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? '')
  // As a mail program posts it: without a cookie and without an Origin.
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const oneClick = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }
  expect((await ask(demo, link.pathname + link.search, oneClick)).status).toBe(200)
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get no more announcements')
  await expectNoViolations(page)

  const second = await makeEvent(demo, `${title} again`)
  await open(page, demo, second.path)
  await page.getByRole('button', { name: 'Announce' }).click()
  await page.getByLabel('Chosen people and organisations').check()
  await page.getByLabel('People', { exact: true }).fill(member.email)
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('1 does not want announcements')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

test('a message to guests with a file reaches those who attend, and stands on their page', async ({ page, demo }) => {
  test.setTimeout(180_000)
  const { id, path } = await makeEvent(demo, 'Care at home')
  const guest = await newMember(demo)
  await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie: guest.cookie })
  await open(page, demo, path)
  await page.getByRole('button', { name: 'Write to guests' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message to guests')
  const swedish = page.getByRole('group', { name: 'Swedish' })
  await swedish.getByLabel('Subject').fill('Parkering')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(swedish.getByLabel('Text')).toBeFocused()
  await swedish.getByLabel('Text').fill('Bakom huset.')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await expect(page.getByText('1 person who reads English gets it in Swedish.')).toBeVisible()
  await page.getByRole('link', { name: 'Change it' }).click()
  await page.getByLabel('Add a file').setInputFiles({
    ...{ name: 'Vägen hit.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(aPdf()),
  })
  await page.getByRole('button', { name: 'Add file' }).click()
  await expect(page.getByRole('button', { name: 'Remove Vägen hit.pdf' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('group', { name: 'English' }).getByLabel('Subject').fill('Parking')
  await page.getByRole('group', { name: 'English' }).getByLabel('Text').fill('Behind the house.')
  await page.getByRole('button', { name: 'Save and check' }).click()
  await page.getByRole('button', { name: 'Send to 1 person' }).click()
  await expect.poll(() => mailsTo(demo, guest.email, 'Parking').length, afterUndo).toBe(1)
  const [mail] = mailsTo(demo, guest.email, 'Parking')
  expect(mail?.text).toContain('Behind the house.')
  expect(mail?.attachments.map(({ filename }) => filename)).toContain('Vägen hit.pdf')
  expect(headerOf(mail, 'list-unsubscribe')).toBe('')
  await page.goto(`/admin/people/${await userId(demo, guest.email)}`)
  await expect(page.getByRole('main')).toContainText('Written to as a guest of Care at home')
})

test('attending is confirmed with a calendar entry, and no longer attending removes it', async ({ demo }) => {
  test.setTimeout(120_000)
  const { id } = await makeEvent(demo, 'Confirmed')
  const guest = await newMember(demo)
  const answer = (response: string) => post(demo, `/events/${id}/answer`, { response }, { Cookie: guest.cookie })
  const entryOf = (mail: ReceivedMail | undefined) =>
    mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method
  await answer('not_attending')
  await answer('attending')
  await expect.poll(() => mailsTo(demo, guest.email, 'You are').length, afterUndo).toBe(1)
  await answer('not_attending')
  await expect.poll(() => mailsTo(demo, guest.email, 'You are').length, afterUndo).toBe(2)
  const sent = mailsTo(demo, guest.email, 'You are')
  expect(sent.map((mail) => [mail.subject, entryOf(mail)])).toEqual([
    ['You are attending: Confirmed', 'REQUEST'],
    ['You are not attending: Confirmed', 'CANCEL'],
  ])
})

test('announcements are switched off and on again on the account page', async ({ page, demo }) => {
  const member = await newMember(demo)
  await enter(page.context(), demo, member.cookie)
  await page.goto('/account')
  await startHydration(page)
  const section = page.getByRole('region', { name: 'Announcements of events' })
  const box = section.getByLabel('Tell me of new events by email')
  await expect(box).toBeChecked()
  await box.uncheck()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Your choice has been saved.')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('reminders are chosen on the event’s page, and a draft is deleted there', async ({ page, demo }) => {
  const id = crypto.randomUUID()
  await post(demo, '/admin/events/new', { ...someEvent('Not held'), id }, { Cookie: await enterAs(demo, 'admin') })
  await open(page, demo, `/admin/events/${id}`)
  await page.getByLabel('7 days before').uncheck()
  await page.getByRole('button', { name: 'Save reminders' }).click()
  await expect(page.getByText('The reminders have been saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('7 days before')).not.toBeChecked()
  await expect(page.getByLabel('1 day before')).toBeChecked()
  await startHydration(page)
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page).toHaveURL(/show=drafts/)
  await page.goto(`/admin/events/${id}`)
  await expect(page.getByText('404')).toBeVisible()
})
