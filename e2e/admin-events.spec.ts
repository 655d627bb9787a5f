import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enter, newMember, password, post, setupLink, signIn } from './accounts.ts'
import { expectNoViolations } from './axe.ts'
import { enterAs, expect, test } from './demo.ts'
import { makeEvent, someEvent, year } from './events.ts'
import { ask } from './http.ts'
import { secondAdmin } from './inbox.ts'
import { tabAndPress, tabAndType, tabTo } from './keyboard.ts'
import { isTo } from './mailbox.ts'
import { type Site, startSite } from './server.ts'
import { startHydration } from './test.ts'

test.use({ complaints: /status of 4(03|22)/ })

async function attend(demo: Site, id: string) {
  const guest = await newMember(demo)
  await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie: guest.cookie })
  return guest
}

const mailsAbout = (demo: Site, email: string, word: string) =>
  demo.mails((mail) => isTo(email)(mail) && mail.subject?.startsWith(word) === true)

/** The calendar entry of a mail: the part that mail programs process, and the attached file. */
function entryOf(mail: ReturnType<Site['mails']>[number] | undefined) {
  const text = (content: unknown) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer)
  const parts = (mail?.attachments ?? []).map(({ mimeType, method, filename, content }) => ({
    ...{ mimeType, method, filename },
    // The parser may change line ends.
    content: text(content).replaceAll('\r\n', '\n').replaceAll('\n ', ''),
  }))
  return {
    part: parts.find(({ mimeType }) => mimeType === 'text/calendar'),
    file: parts.find(({ mimeType }) => mimeType === 'application/ics'),
  }
}

async function open(page: Page, demo: Site, path: string) {
  await enter(page.context(), demo, await enterAs(demo, 'admin'))
  await page.goto(path)
  await startHydration(page)
}

test('an event is created with the keyboard alone, and no script in its title runs', { tag: ['@I2', '@W1'] }, async ({
  page,
  demo,
}) => {
  await open(page, demo, '/admin/events')
  await tabAndPress(page, page.getByRole('link', { name: 'Create Event' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Event')
  const title = `<script>alert(1)</script><img src=x onerror=alert(2)> ${crypto.randomUUID()}`
  await tabAndType(page, page.getByLabel('Title'), title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dinner')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Who pays?')
  // Each part of a date and a time is a Tab stop; the parts are typed in the order of the browser's language.
  await tabTo(page, page.getByLabel('Begins on'))
  await page.keyboard.type(`0601${year}`)
  await tabTo(page, page.getByLabel('Begins at'))
  await page.keyboard.type('0630PM')
  await tabAndType(page, page.getByRole('textbox', { name: 'Place' }), 'Gamla stan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByLabel('Begins at')).toHaveValue('18:30')
  await expect(page.getByRole('complementary', { name: 'The event now' })).toContainText('0 of 12')
  await expect(page.getByRole('main')).toContainText('Created an event')
  await page.goto(`/admin/events?show=drafts&q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  const { text } = await ask(demo, '/admin/events', { headers: { Cookie: await enterAs(demo, 'admin') } })
  expect(text).not.toContain('<script>alert(1)')
})

test('a change and a cancellation are mailed to attendees with the calendar entry', async ({ page, demo }) => {
  const { id, path } = await makeEvent(demo, 'Care at home')
  const { email, cookie } = await attend(demo, id)
  await post(demo, '/account?form=profile', { name: 'Åsa Öberg', locale: 'sv' }, { Cookie: cookie })
  await open(page, demo, path)
  await expect(page.getByRole('table').first()).toContainText(email)

  await page.getByLabel('Seats').fill('20')
  await expect(page.getByText('Other changes are not.')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Nobody will be emailed about it.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Place' }).fill('Bergen')
  await expect(page.getByText('1 person will be emailed about this change')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('1 person will be emailed.')).toBeVisible()
  await expect.poll(() => mailsAbout(demo, email, 'Ändrat: Care at home').length, { timeout: 15_000 }).toBe(1)
  const changed = entryOf(mailsAbout(demo, email, 'Ändrat')[0])
  expect(changed.part).toMatchObject({ method: 'REQUEST' })
  expect(changed.file).toMatchObject({ filename: `nordbro-${year}-06-01.ics` })
  for (const entry of [changed.part, changed.file]) {
    expect(entry?.content).toContain(`UID:${id}@`)
    expect(entry?.content).toContain('SEQUENCE:3\n')
    expect(entry?.content).toContain(`DTSTART;TZID=Europe/Oslo:${year}0601T180000`)
    expect(entry?.content).toContain('LOCATION:Bergen')
  }

  await page.getByRole('button', { name: 'Cancel event' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 person will be emailed')
  await dialog.getByRole('button', { name: 'Cancel the event' }).click()
  await expect(page.getByText('Event cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expect.poll(() => mailsAbout(demo, email, 'Inställt').length, { timeout: 15_000 }).toBe(1)
  const cancelled = entryOf(mailsAbout(demo, email, 'Inställt')[0])
  expect(cancelled.part).toMatchObject({ method: 'CANCEL' })
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED']) {
    expect(cancelled.part?.content).toContain(`${line}\n`)
  }
  expect(mailsAbout(demo, email, 'Ändrat')).toHaveLength(1)
  const { text: account } = await ask(demo, '/account', { headers: { Cookie: `${cookie}; lang=sv` } })
  expect(account).toContain('Träffen är inställd')

  await page.goto(`/admin/mail?to=${email}`)
  await page.getByRole('link', { name: 'Inställt: Care at home' }).click()
  await expect(page.getByText(`nordbro-${year}-06-01.ics`)).toBeVisible()
  await page.goto('/admin/events?show=cancelled')
  await expect(page.getByRole('table')).toContainText('Care at home')
})

test('a stale edit is refused with the name of who saved first, and keeps the typed values', async ({ page, demo }) => {
  const { path } = await makeEvent(demo, 'First title')
  await open(page, demo, path)
  await page.getByRole('textbox', { name: 'Title' }).fill('My own title')
  const other = { ...someEvent('Their title'), sequence: '1' }
  const colleague = await secondAdmin(demo)
  await post(demo, `${path}?form=save`, other, { Cookie: await signIn(demo, colleague.email) })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const conflict = page.getByRole('region', { name: 'Changed by someone else' })
  await expect(conflict).toContainText(`${colleague.email} changed this on`)
  await expect(conflict.getByRole('group', { name: 'Title' })).toContainText('Their title')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('My own title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Their title')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My own title')
})

test('each error is shown at its field, which gets the focus', async ({ page, demo }) => {
  const { id, path } = await makeEvent(demo, 'Seats and clocks', { seats: '5' })
  await attend(demo, id)
  await attend(demo, id)
  await open(page, demo, path)
  await page.getByLabel('Seats').fill('none')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Seats')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Seats')).toBeFocused()
  await page.getByLabel('Seats').fill('2')
  await page.getByLabel('Ends at').fill('17:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('It must end after it begins.')).toBeVisible()
  await expect(page.getByLabel('Ends at')).toBeFocused()
  await page.getByLabel('Ends at').fill('20:00')
  await page.getByLabel('Supplier', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Choose at least one role, or show the event on')).toBeVisible()
  await expect(page.getByLabel('Supplier', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Seats')).toHaveValue('2')
  await expectNoViolations(page)
})

test('a duplicate has everything but the date; the export has the answers', async ({ page, demo }) => {
  const { id, path } = await makeEvent(demo, 'To be copied', { description: 'Who pays?', seats: '9' })
  const { email } = await attend(demo, id)
  await open(page, demo, path)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export answers' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(/^Name,Email,Role,Access Level,Answer,Answered At,In Audience,Came\r\n/)
  expect(csv).toContain(`${email},supplier,entry,Attending,`)
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('To be copied')
  await expect(page.getByLabel('Description')).toHaveValue('Who pays?')
  await expect(page.getByLabel('Begins on')).toHaveValue('')
  await page.getByLabel('Begins on').fill(`${year}-09-01`)
  // A double click creates one event.
  await page.getByRole('button', { name: 'Create Event' }).dblclick()
  await expect(page.getByText('Event created')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'The event now' })).toContainText('0 of 9')
  await page.goto('/admin/events?show=drafts&q=To be copied')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})

test('interested members are listed and exported', async ({ page, demo }) => {
  await open(page, demo, '/admin/events?show=interested')
  await expect(page.getByRole('table')).toContainText('ward@sample.example')
  const { headers, text } = await ask(demo, '/admin/events/interested.csv', {
    headers: { Cookie: await enterAs(demo, 'admin') },
  })
  expect(headers['content-disposition']).toMatch(/attachment; filename="interested-\d{4}-\d\d-\d\d\.csv"/)
  expect(text).toContain('ward@sample.example,hospital,')
})

test('without any event the page says so, and Create Event works', async ({ browser }) => {
  const site = await startSite()
  try {
    const page = await browser.newPage()
    await page.goto(`${site.url}${(await setupLink(site)).path}`)
    await page.getByRole('main').getByLabel('Email').fill('first@nordbro.example')
    await page.getByRole('main').getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Create the first admin' }).click()
    await expect(page).toHaveURL(/\/select-role$/)
    await page.goto(`${site.url}/admin/events`)
    await expect(page.getByRole('heading', { level: 2, name: 'Events Coming Soon' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Create Event' }).click()
    await expect(page.getByLabel('Title')).toBeVisible()
    await page.close()
  } finally {
    await site.stop()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an event is created, and the typed values come back with an error', async ({ page, demo }) => {
    await enter(page.context(), demo, await enterAs(demo, 'admin'))
    await page.goto('/admin/events/new')
    await page.getByLabel('Title').fill('Made without a script')
    await page.getByLabel('Event type').selectOption('Dinner')
    await page.getByLabel('Begins on').fill(`${year}-03-01`)
    await page.getByLabel('Begins at').fill('18:00')
    await page.getByLabel('Ends at').fill('17:00')
    await page.getByLabel('Time zone').selectOption('America/New_York')
    await page.getByRole('textbox', { name: 'Place' }).fill('Boston')
    await page.getByLabel('Hospital').check()
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('It must end after it begins.')).toBeVisible()
    await expect(page.getByLabel('Time zone')).toHaveValue('America/New_York')
    await expect(page.getByLabel('Hospital')).toBeChecked()
    await page.getByLabel('Ends at').fill('19:00')
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Event created')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'The event now' })).toContainText('18:00–19:00')
    await page.getByRole('textbox', { name: 'Place' }).fill('Cambridge')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Event saved')).toBeVisible()
  })
})
