import { randomBytes, randomUUID } from 'node:crypto'
import { documentForms, documentTypes, type Leaf, lineLength, partsOf } from '../app/features/cms/fields/model.ts'
import { aContactRequest } from '../test/contact-request.ts'
import { aPdf, aPng } from '../test/uploads.ts'
import { password, post } from './accounts.ts'
import { createDocument } from './content-admin.ts'
import { enterAs, expect } from './demo.ts'
import { makeEvent, year } from './events.ts'
import { ask } from './http.ts'
import type { Site } from './server.ts'
import { anItem, postFile } from './uploads.ts'

type Fields = Record<string, string>

/** Letters without a place to break a line. */
export const unbroken = (length: number) => 'Xw'.repeat(Math.ceil(length / 2)).slice(0, length)

/** A unique address of the maximum length. */
const longEmail = () =>
  `${unbroken(52)}${randomBytes(6).toString('hex')}@${unbroken(63)}.${unbroken(63)}.${unbroken(40)}.example`.toLowerCase()

/** The longest text that the editor accepts for one field of a document. */
function longest({ kind, options = {} }: Leaf, number: number): string {
  const texts: Record<Leaf['kind'], string> = {
    line: unbroken(lineLength),
    text: unbroken(2000),
    paragraphs: unbroken(5000),
    email: longEmail(),
    address: `https://nordbro.example/${unbroken(1900)}`,
    image: '/samples/norrmark.svg',
    key: unbroken(100),
    slug: `${unbroken(190)}${number}`,
    colour: '#1d6f6a',
    day: `${year - 1}-01-0${5 + number}`,
    number: '120',
    checkbox: '',
    choice: Object.keys(options)[0] ?? '',
  }
  return texts[kind]
}

/** English only: three languages of this length would exceed the limit of a form. */
const control = (name: string, leaf: Leaf) => (leaf.localized ? `${name}.en` : name)

function filledDocument(type: (typeof documentTypes)[number], number: number): Fields {
  const entries = Object.entries(documentForms[type].fields).flatMap(([path, field]): [string, string][] => {
    // A session ends after it begins.
    if (path === 'endsAt') return [[path, `${year}-0${1 + number}-05T20:00`]]
    if (path === 'linkedinUrl') return [[path, `https://www.linkedin.com/${unbroken(1900)}`]]
    if (field.kind !== 'list') return [[control(path, field), longest(field, number)]]
    return partsOf(field).map(([part, leaf]) => [
      control(`${path}.0${part && `.${part}`}`, leaf),
      longest(leaf, number),
    ])
  })
  return Object.fromEntries(entries.filter(([, text]) => text))
}

async function fillContent(demo: Site, Cookie: string) {
  for (const type of documentTypes) {
    const { single } = documentForms[type]
    const existing = single ? await ask(demo, `/admin/content/${type}/new`, { headers: { Cookie } }) : undefined
    if (existing?.headers.location) {
      const path = existing.headers.location
      const { text } = await ask(demo, path, { headers: { Cookie } })
      const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? ''
      const { status } = await post(demo, `${path}?form=publish`, { version, ...filledDocument(type, 0) }, { Cookie })
      expect([type, status]).toEqual([type, 200])
      continue
    }
    for (const number of single ? [0] : [0, 1, 2, 3]) await createDocument(demo, type, filledDocument(type, number))
  }
}

/** Sends every visitor form, each from a new address. */
async function fillVisitorForms(demo: Site) {
  const person = () => ({ name: unbroken(120), email: longEmail(), organization: unbroken(160) })
  const applicant = { ...person(), role: 'hospital' }
  const forms: [string, Fields][] = [
    ['/request-access', { ...applicant, reason: unbroken(2000) }],
    // Kept beside the first.
    ['/request-access', { ...applicant, role: 'embassy', name: unbroken(119), reason: unbroken(1999) }],
    ...['supplier', 'embassy'].map((role): [string, Fields] => [
      '/request-access',
      { ...person(), role, reason: unbroken(2000) },
    ]),
    ['/contact', aContactRequest({ ...person(), message: unbroken(4000) })],
    ['/circles', { ...person(), role: unbroken(120), country: unbroken(80), why: unbroken(2000), consent: 'on' }],
    ['/newsletter', { email: longEmail(), consent: 'on' }],
  ]
  for (const [path, fields] of forms) expect([path, (await post(demo, path, fields)).status]).toEqual([path, 200])
  const chat = await ask(demo, '/api/chat', {
    method: 'POST',
    headers: { Origin: demo.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: unbroken(2000) }),
  })
  expect(chat.status).toBe(200)
}

/** Sends the admin forms about them: notes, decisions, answers. */
async function fillAdminForms(demo: Site, Cookie: string) {
  const postAsAdmin = async (path: string, fields: Fields) => {
    const { status } = await post(demo, path, fields, { Cookie })
    expect([path, status < 400]).toEqual([path, true])
  }
  const { text } = await ask(demo, '/admin/requests', { headers: { Cookie } })
  const [rejected = '', approved = '', noted = ''] = new Set(
    [...text.matchAll(/id=([\da-f-]{36})/g)].map(([, id = '']) => id),
  )
  for (const id of [rejected, approved, noted]) {
    await postAsAdmin('/admin/requests?form=note', { id, before: '', notes: unbroken(4000) })
  }
  await postAsAdmin('/admin/requests?form=decide', { id: rejected, decision: 'rejected', note: unbroken(1000) })
  await postAsAdmin('/admin/requests?form=decide', { id: approved, decision: 'approved' })
  for (const kind of ['contact', 'circles']) {
    const { text } = await ask(demo, `/admin/inbox?kind=${kind}&q=${unbroken(60)}`, { headers: { Cookie } })
    const [, item = ''] = /name="item" value="([^"]+)"/.exec(text) ?? []
    const [, answer = ''] = /name="answer" value="([^"]+)"/.exec(text) ?? []
    await postAsAdmin('/admin/inbox?form=answer', {
      ...{ item, answer, seen: '0', subject: unbroken(200), body: unbroken(5000), after: 'open' },
    })
  }
  const organisation = randomUUID()
  await postAsAdmin('/admin/organisations/new', {
    ...{ id: organisation, name: unbroken(160), kind: 'hospital', country: 'SE', level: 'entry' },
    ...{ domains: `${unbroken(63)}.${unbroken(63)}.example`, tags: unbroken(400), notes: unbroken(4000) },
  })
  const invited = { name: unbroken(120), role: 'hospital', organisation }
  await postAsAdmin('/admin/invitations?form=invite', { email: longEmail(), ...invited })
  const supplier = await enterAs(demo, 'supplier')
  const colleague = { name: unbroken(120), email: longEmail() }
  expect((await post(demo, '/account?form=propose', colleague, { Cookie: supplier })).status).toBe(200)
  for (const page of [`/admin/organisations/${organisation}`, `/admin/people/${noted}`]) {
    await postAsAdmin(`${page}?form=note`, { note: randomUUID(), text: unbroken(4000) })
  }
}

/** The thank-you of an event that is over, as a draft; and feedback of its guest. */
async function followUp(demo: Site, Cookie: string) {
  const guest = await enterAs(demo, 'ward@sample.example')
  const list = await ask(demo, '/events?view=past', { headers: { Cookie: guest } })
  const eventId = /\/events\/([\da-f-]{36})"[^>]*>Three regions/.exec(list.text)?.[1]
  const said = { rating: '5', bestPart: unbroken(1000), nextTopic: unbroken(1000) }
  expect((await post(demo, `/events/${eventId}/feedback`, said, { Cookie: guest })).status).toBe(303)
  const message = randomUUID()
  expect((await post(demo, `/admin/events/${eventId}?form=thank`, { message }, { Cookie })).status).toBe(303)
  const page = `/admin/events/${eventId}/messages/${message}`
  const texts = { 'subject-en': unbroken(160), 'body-en': unbroken(6000) }
  expect((await post(demo, `${page}?form=save-thanks`, { version: '0', ...texts }, { Cookie })).status).toBe(303)
}

/** A message to guests that is a draft, with a file. */
async function writeToGuests(demo: Site, Cookie: string, eventId: string) {
  const message = randomUUID()
  const page = `/admin/events/${eventId}/messages/${message}`
  await post(demo, `/admin/events/${eventId}?form=write`, { message }, { Cookie })
  const texts = Object.fromEntries(
    ['en', 'sv', 'no'].flatMap((locale) => [
      [`subject-${locale}`, unbroken(160)],
      [`body-${locale}`, unbroken(6000)],
    ]),
  )
  const saved = await post(
    demo,
    `${page}?form=save-message`,
    { version: '0', groups: 'no_answer', ...texts },
    { Cookie },
  )
  expect(saved.status).toBe(303)
  const file = { name: `${unbroken(100)}.pdf`, bytes: aPdf() }
  expect((await postFile(demo, `${page}?form=add-file`, Cookie, { version: '1' }, file)).status).toBe(200)
}

/** Creates events, files and a picture, and answers the events as members with long names. */
async function fillMembersPages(demo: Site, Cookie: string) {
  const eventFields = {
    ...{ eventType: 'Insight exchange', location: unbroken(200), description: unbroken(4000), seats: '999999' },
    ...{ isPublic: 'on', hook: unbroken(600), city: unbroken(80), venue: unbroken(200), hostName: unbroken(120) },
    agenda: Array.from({ length: 20 }, () => `18:00 ${unbroken(150)}`).join('\n'),
  }
  const roles = ['supplier', 'hospital', 'embassy']
  const ids: string[] = []
  for (const role of roles) ids.push((await makeEvent(demo, unbroken(160), { ...eventFields, roles: role })).id)
  for (const id of ids) {
    const material = { id: crypto.randomUUID(), title: unbroken(160) }
    const file = { name: `${unbroken(100)}.pdf`, bytes: aPdf() }
    expect((await postFile(demo, `/admin/events/${id}/materials?form=file`, Cookie, material, file)).status).toBe(200)
  }
  await writeToGuests(demo, Cookie, ids[0] ?? '')
  const full = await makeEvent(demo, unbroken(160), { ...eventFields, seats: '1', roles: 'supplier' })
  await followUp(demo, Cookie)
  for (let item = 0; item < 2; item += 1) {
    const file = { name: `${unbroken(100)}.pdf`, bytes: aPdf() }
    const fields = anItem({ titleEn: unbroken(160), summaryEn: unbroken(600), roles })
    expect((await postFile(demo, '/admin/content/insights/new', Cookie, fields, file)).status).toBe(302)
  }
  const picture = { name: `${unbroken(100)}.png`, bytes: await aPng() }
  await postFile(demo, '/admin/content/pictures?form=upload', Cookie, {}, picture)
  for (const who of ['admin', 'supplier', 'hospital', 'embassy']) {
    const memberCookie = await enterAs(demo, who)
    const texts = { title: unbroken(120), country: 'GB', seeks: unbroken(300), offers: unbroken(300) }
    const profile = { name: unbroken(120), locale: 'en', ...texts }
    await post(demo, '/account?form=profile', profile, { Cookie: memberCookie })
    await post(demo, '/account?form=show-attendance', {}, { Cookie: memberCookie })
    await post(demo, '/events/calendar-feed?form=make', { scope: 'invited' }, { Cookie: memberCookie })
    const fields = ['name', 'title', 'organisation', 'country', 'seeks', 'offers', 'email']
    const choices = Object.fromEntries(fields.map((field) => [field, 'members']))
    await post(demo, '/account?form=directory', choices, { Cookie: memberCookie })
    for (const id of [full.id, ...ids])
      await post(demo, `/events/${id}/answer`, { response: 'attending' }, { Cookie: memberCookie })
    await post(demo, `/events/${full.id}/answer?form=join`, {}, { Cookie: memberCookie })
    await post(
      demo,
      '/login?form=sign-in',
      { email: `${who}@nordbro.example`, password },
      { 'User-Agent': unbroken(2000) },
    )
  }
}

/** A request, a thread with answers, an engagement, and a deliverable of the one that the sample supplier has. */
async function fillEngagements(demo: Site, Cookie: string) {
  const supplier = await enterAs(demo, 'supplier')
  const asked = { program: 'visits', tier: 'core', message: unbroken(2000) }
  expect((await post(demo, '/engagements?form=ask', asked, { Cookie: supplier })).status).toBe(200)
  const thread = randomUUID()
  const file = { name: `${unbroken(100)}.pdf`, bytes: aPdf() }
  const started = { id: thread, subject: unbroken(160), body: unbroken(10_000) }
  expect((await postFile(demo, '/dialogue?form=start', supplier, started, file)).status).toBe(303)
  const answer = { message: randomUUID(), body: unbroken(10_000), seen: '1' }
  const engagement = randomUUID()
  const agreed = { version: '0', tier: 'core', price: '260000', locale: 'en', validUntil: `${year}-12-31` }
  const { text } = await ask(demo, '/admin/engagements?q=aldera&state=running', { headers: { Cookie } })
  const [running = ''] = /\/admin\/engagements\/[\da-f]{8}-[\da-f-]{27}/.exec(text) ?? []
  const promised = { titleEn: unbroken(120), textEn: unbroken(600), side: 'team', dueOn: `${year}-12-31` }
  const forms: [string, Fields][] = [
    [`/admin/dialogue/${thread}?form=answer`, answer],
    ['/admin/engagements/new?form=create', { id: engagement, organisation: 'Aldera Medtech', offering: 'visits.core' }],
    [`/admin/engagements/${engagement}?form=save`, { ...agreed, terms: unbroken(4000) }],
    [`${running}?form=add-deliverable`, { id: randomUUID(), ...promised }],
    ['/admin/dialogue/snippets?form=add', { id: randomUUID(), name: unbroken(80), en: unbroken(4000) }],
  ]
  for (const [path, fields] of forms) {
    const { status } = await post(demo, path, fields, { Cookie })
    expect([path, status < 400]).toEqual([path, true])
  }
}

/** Fills every field that a visitor, a member or an admin can fill with the longest text it takes. */
export async function fillWithLongestTexts(demo: Site) {
  const Cookie = await enterAs(demo, 'admin')
  await fillVisitorForms(demo)
  await fillMembersPages(demo, Cookie)
  await fillAdminForms(demo, Cookie)
  await fillEngagements(demo, Cookie)
  await fillContent(demo, Cookie)
}
