import { aContactRequest } from '../test/contact-request.ts'
import { enter, newMember, post } from './accounts.ts'
import { createDocument, newNote } from './content-admin.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { userId } from './inbox.ts'
import type { Site } from './server.ts'
import { startHydration } from './test.ts'

// A console error, such as a picture that could not be loaded or a script that the policy blocked, fails these tests.
const payload = '"\'></script><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>'
const link = 'javascript:alert(4)//<a href="javascript:alert(5)">x</a>'
const year = new Date().getUTCFullYear() + 1

/** Stores the payload in the fields of nine forms of visitors, members and admins; returns the pages that show it. */
async function storeEverywhere(demo: Site) {
  const { email, cookie } = await newMember(demo)
  const admin = await enterAs(demo, 'admin')
  const paragraphs = `${payload}\n\n${link}\n\n[x](${link})`
  const person = { name: payload, email, organization: payload }
  const event = crypto.randomUUID()
  const note = newNote(payload)
  const anEvent = {
    ...{
      id: event,
      title: payload,
      description: paragraphs,
      eventType: 'Dinner',
      location: payload,
      roles: 'supplier',
    },
    ...{ date: `${year}-05-05`, time: '18:00', timeZone: 'Europe/Oslo', minLevel: 'entry' },
  }
  await post(demo, '/account?form=profile', { name: payload, locale: 'en' }, { Cookie: cookie })
  await post(demo, '/request-access', { ...person, role: 'hospital', reason: paragraphs })
  await post(demo, '/contact', aContactRequest({ ...person, message: paragraphs }))
  await post(demo, '/circles', { ...person, role: payload, country: 'Norge', why: paragraphs, consent: 'on' })
  expect((await post(demo, '/admin/events/new', anEvent, { Cookie: admin })).status).toBe(303)
  await post(demo, `/events/${event}/answer`, { response: 'attending' }, { Cookie: cookie })
  await post(demo, '/events/interest', {}, { Cookie: cookie })
  const id = await createDocument(demo, 'note', { ...note, 'summary.en': payload, 'body.en': paragraphs })
  const requests = await ask(demo, '/admin/requests', { headers: { Cookie: admin } })
  const request = new RegExp(`id=([\\da-f-]{36})(?:(?!id=)[\\s\\S])*?${email}`).exec(requests.text)?.[1] ?? ''
  await post(demo, '/admin/requests?form=note', { id: request, notes: paragraphs }, { Cookie: admin })
  await demo.noticeAbout(email)
  const mails = await ask(demo, `/admin/mail?to=hello@nordbro.example`, { headers: { Cookie: admin } })
  const [mail = ''] = /\/admin\/mail\/[\da-f-]{36}/.exec(mails.text) ?? []
  const forAdmins = [
    `/admin?q=${email}&user=${await userId(demo, email)}`,
    `/admin/requests?id=${request}`,
    `/admin/inbox?q=${email}`,
    `/admin/events?q=${encodeURIComponent('<script>')}`,
    `/admin/events/${event}`,
    '/admin/events?show=interested',
    '/admin/mail',
    mail,
    `${mail}/body`,
    `/admin/activity?object=${encodeURIComponent('<script>')}`,
    `/admin/content/note/${id}`,
    `/admin/content/note/${id}/history`,
    '/admin/insights',
  ]
  return {
    forAdmins,
    forMembers: ['/select-role', '/account', '/supplier', `/notes/${note.slug}`, '/notes'],
    cookie,
    admin,
  }
}

test('no stored script runs on any page of members and admins', { tag: '@I2' }, async ({ page, demo, context }) => {
  test.setTimeout(90_000)
  const dialogs: string[] = []
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const { forAdmins, forMembers, cookie, admin } = await storeEverywhere(demo)
  const pagesWithPayload: string[] = []
  for (const [session, paths] of [
    [admin, forAdmins],
    [cookie, forMembers],
  ] as const) {
    await context.clearCookies()
    await enter(context, demo, session)
    for (const path of paths) {
      await page.goto(path)
      if (!path.endsWith('/body')) await startHydration(page)
      if ((await page.content()).includes('onerror=alert(2)')) pagesWithPayload.push(path)
      const faults = await page.locator('img[src="x"], svg[onload], a[href^="javascript:"]').count()
      expect([path, faults]).toEqual([path, 0])
    }
  }
  expect(dialogs).toEqual([])
  // If the payload were on no page, the test would prove nothing.
  expect(pagesWithPayload.length).toBeGreaterThan(12)
})
