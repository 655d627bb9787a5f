import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newAddress, post } from './accounts.ts'
import { adminActions, type TwoAdmins } from './admin-actions.ts'
import { enterAs, expect, test } from './demo.ts'
import { ask } from './http.ts'
import { openItem, secondAdmin, userId, writeToUs } from './inbox.ts'
import { isTo } from './mailbox.ts'

// A separate demo: these tests count rows of the log, and demote admins.
test.use({ demoName: 'two admins' })
// The first presses every button of admins, one after the other.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

async function countLogRows({ demo, cookie }: TwoAdmins) {
  const { text } = await ask(demo, '/admin/activity', { headers: { Cookie: cookie } })
  return Number(/of (?:<!-- -->)?(\d+)(?:<!-- -->| )*actions?/.exec(text)?.[1] ?? 0)
}

const knownActions = () => {
  const source = readFileSync(join(import.meta.dirname, '../app/features/activity/ui/labels.ts'), 'utf8')
  return [...source.matchAll(/^ {2}'([a-z-]+\.[a-z-]+)'/gm)].map(([, action]) => action)
}

test('every action that two admins take at once is done once, and leaves one row in the log', { tag: '@Z3' }, async ({
  demo,
}) => {
  const admins = { demo, cookie: await enterAs(demo, 'admin'), otherCookie: (await secondAdmin(demo)).cookie }
  const steps = await adminActions(admins)
  // These need a mail that can't be delivered: e2e/postgres/mail-retry.spec.ts and e2e/mail-health.spec.ts have one.
  const ofMails = ['mail.retried', 'mail.tried-now']
  // An import goes on writing to the log, and a demo loads no further samples: their unit tests have two at once.
  const ofSetup = ['member-import.started', 'samples.loaded', 'samples.removed']
  // Recorded by opening a page, which no form does: e2e/people.spec.ts has them.
  const ofViews = ['person.viewed', 'organisation.viewed']
  // Of the session of one admin: e2e/admin-roles.spec.ts has them.
  const ofSession = ['view.started', 'view.ended']
  const tried = [...new Set(steps.map(([action]) => action)), ...ofMails, ...ofSetup, ...ofViews, ...ofSession]
  expect(tried.sort()).toEqual(knownActions().sort())
  let rows = await countLogRows(admins)
  for (const [action, press] of steps) {
    const answers = await press()
    const statuses = answers.map(({ status }) => status)
    const before = rows
    rows = await countLogRows(admins)
    expect([action, statuses.some((status) => status < 400), rows - before]).toEqual([action, true, 1])
    expect([action, statuses.filter((status) => status >= 400 && status !== 422)]).toEqual([action, []])
  }
})

test('of two answers that two admins send at once one is mailed', { tag: '@Z3' }, async ({ demo }) => {
  const admins = { demo, cookie: await enterAs(demo, 'admin'), otherCookie: (await secondAdmin(demo)).cookie }
  const { email } = await writeToUs(demo)
  const { item } = await openItem(demo, email, admins.cookie)
  const sent = await Promise.all(
    [admins.cookie, admins.otherCookie].map((Cookie, turn) => {
      const answer = { answer: crypto.randomUUID(), seen: '0', subject: 'Re', body: `Answer ${turn}`, after: 'open' }
      return post(demo, '/admin/inbox?form=answer', { item, ...answer }, { Cookie })
    }),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 422])
  const answers = () => demo.mails((mail) => isTo(email)(mail) && mail.subject === 'Re')
  await expect.poll(() => answers().length, { timeout: 15_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(answers()).toHaveLength(1)
})

test('an access request can’t set its own status, id or dates', { tag: '@Z2' }, async ({ demo }) => {
  const email = newAddress('sykehus.example')
  const id = crypto.randomUUID()
  const extra = {
    id,
    status: 'approved',
    reviewedBy: id,
    reviewerEmail: email,
    createdAt: '2001-01-01',
    adminRole: 'owner',
  }
  const request = { name: 'Kari Berg', email, organization: 'Nord', role: 'hospital', reason: 'A ward.' }
  expect((await post(demo, '/request-access', { ...request, ...extra })).status).toBe(200)
  const Cookie = await enterAs(demo, 'admin')
  const listed = async (status: string) =>
    (await ask(demo, `/admin/requests?status=${status}`, { headers: { Cookie } })).text
  expect(await listed('pending')).toContain(email)
  expect(await listed('approved')).not.toContain(email)
  expect(await listed('all')).not.toContain(id)
})

test('when two admins demote and remove each other and themselves at once, one stays', { tag: '@Z3' }, async ({
  demo,
}) => {
  const colleague = await secondAdmin(demo)
  const one = await enterAs(demo, 'admin')
  const first = await userId(demo, 'admin@nordbro.example')
  const second = await userId(demo, colleague.email)
  // Demote the admins that the earlier tests made.
  const { text } = await ask(demo, '/admin/users.csv', { headers: { Cookie: one } })
  for (const [, email = ''] of text.matchAll(/^(\S+?),\w+,\w+,Yes,/gm)) {
    const user = await userId(demo, email)
    if (![first, second].includes(user)) await post(demo, '/admin?index&form=demote', { user }, { Cookie: one })
  }
  const forms = [one, colleague.cookie].flatMap((Cookie) =>
    [first, second].flatMap((user) => ['demote', 'remove'].map((form) => ({ Cookie, user, form }))),
  )
  await Promise.all(
    forms.map(({ Cookie, user, form }) => post(demo, `/admin?index&form=${form}`, { user }, { Cookie })),
  )
  const enters = await Promise.all(
    [one, colleague.cookie].map((Cookie) => ask(demo, '/admin', { headers: { Cookie } }).then(({ status }) => status)),
  )
  expect(enters.filter((status) => status === 200)).toHaveLength(1)
})
