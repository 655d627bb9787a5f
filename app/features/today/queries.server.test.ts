import { expect, vi } from 'vitest'
import type { Member } from '~/auth/permissions'
import { accessRequests } from '~/db/schema/access-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments } from '~/db/schema/documents'
import { eventResponses, events } from '~/db/schema/events'
import { inboxAnswers } from '~/db/schema/inbox'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { test } from '../../../test/test'
import type { LineKind } from './model/lines'
import { getToday, linesPerKind, listWaiting, type Sources } from './queries.server'

const admin: Member = {
  userId: crypto.randomUUID(),
  email: 'elin@nordbro.example',
  role: 'supplier',
  level: 'entry',
  adminRole: 'owner',
}
const asAdmin = (ctx: Ctx): Ctx => ({ ...ctx, actor: admin })
const log = { error: vi.fn() }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Monday at ten in Stockholm. */
const now = new Date('2026-11-16T09:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const daysAhead = (days: number) => hoursAgo(-24 * days)

const request = (overrides: Partial<typeof accessRequests.$inferInsert> = {}) => ({
  name: 'Petra Lindqvist',
  email: `${crypto.randomUUID()}@region.example`,
  organization: 'Region Väst',
  role: 'hospital' as const,
  reason: 'We buy for four hospitals.',
  locale: 'sv' as const,
  ...overrides,
})

const message = (overrides: Partial<typeof contactRequests.$inferInsert> = {}) => ({
  name: 'Johan Ek',
  organization: 'Region Dal',
  email: 'johan@region.example',
  message: `Vi vill visa en avdelning. ${crypto.randomUUID()}`,
  interest: 'clinical-visits' as const,
  locale: 'sv' as const,
  ...overrides,
})

const mail = (overrides: Partial<typeof mails.$inferInsert> = {}) => ({
  key: crypto.randomUUID(),
  template: 'contact.received',
  locale: 'en' as const,
  toName: 'Kari',
  toAddress: 'kari@sykehus.example',
  subject: 'Thank you',
  html: '',
  text: '',
  createdAt: hoursAgo(5),
  ...overrides,
})

async function addMember(ctx: Ctx, overrides: Partial<typeof userAccessLevels.$inferInsert> = {}) {
  const email = `${crypto.randomUUID()}@devices.example`
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  await ctx.db.insert(userAccessLevels).values({ userId: user?.id ?? '', role: 'supplier', ...overrides })
  return { id: user?.id ?? '', email }
}

async function linesOf(ctx: Ctx, kind: LineKind) {
  const sections = await listWaiting(asAdmin(ctx))
  return sections.find((section) => section.kind === kind)?.lines ?? []
}

test('pending requests are listed by the office hours left of the promise', async ({ ctx }) => {
  await ctx.db
    .insert(accessRequests)
    .values([
      request({ name: 'Over', createdAt: new Date('2026-11-10T13:00Z'), delayToldAt: hoursAgo(70) }),
      request({ name: 'Near', createdAt: new Date('2026-11-11T13:00Z') }),
      request({ name: 'Calm', createdAt: new Date('2026-11-13T13:00Z') }),
      request({ name: 'Decided', status: 'approved', reviewedAt: hoursAgo(1) }),
    ])
  const lines = await linesOf(ctx, 'request')
  expect(lines.map(({ who, time }) => [who, time.tone, plain(time.left), plain(time.by)])).toEqual([
    ['Over', 'over', '4 business hours over', 'decide by Fri 14:00'],
    ['Near', 'near', '4 business hours left', 'decide by 14:00'],
    ['Calm', 'calm', '20 business hours left', 'decide by Wed 14:00'],
  ])
  expect(lines.map(({ about }) => /told that it takes longer/.test(about ?? ''))).toEqual([true, false, false])
  expect(lines[0]).toMatchObject({ from: 'Region Väst', what: 'Access as hospital', action: 'Decide', form: null })
})

test('a promise that ended after the office closed is over at once', async ({ ctx }) => {
  await ctx.db.insert(accessRequests).values(request({ createdAt: new Date('2026-11-10T20:00Z') }))
  const evening = { ...ctx, now: new Date('2026-11-13T20:00Z') }
  expect((await linesOf(evening, 'request'))[0]?.time).toMatchObject({ tone: 'over', share: 100 })
})

test('messages without an answer are listed by the hours left of the promise', async ({ ctx }) => {
  const [answered] = await ctx.db
    .insert(contactRequests)
    .values([
      message({ name: 'Answered', status: 'answered', createdAt: hoursAgo(60) }),
      message({ name: 'Closed', doneAt: hoursAgo(1), createdAt: hoursAgo(60) }),
      message({ name: 'Over', createdAt: hoursAgo(52) }),
      message({ name: '', email: 'sofie@devices.example', createdAt: hoursAgo(41) }),
    ])
    .returning()
  expect(answered).toBeDefined()
  const lines = await linesOf(ctx, 'inbox')
  expect(lines.map(({ who, time }) => [who, time.tone, plain(time.left), plain(time.by)])).toEqual([
    ['Over', 'over', '4 h over', 'answer by 06:00'],
    ['A visitor', 'near', '7 h left', 'answer by 17:00'],
  ])
  expect(lines[1]).toMatchObject({ name: 'sofie@devices.example', lang: 'sv', action: 'Answer' })
})

test('mail is stuck when it failed lately, or is queued after several tries', async ({ ctx }) => {
  await ctx.db
    .insert(mails)
    .values([
      mail({ toName: 'Failed', status: 'failed', attempts: 21, lastError: '550 no such box' }),
      mail({ toName: 'Lost', status: 'failed', attempts: 21, secretPlaceholder: 'secret-1' }),
      mail({ toName: 'Slow', attempts: 3, createdAt: hoursAgo(4) }),
      mail({ toName: 'New', attempts: 2 }),
      mail({ toName: 'Sent', status: 'sent', attempts: 1 }),
      mail({ toName: 'Long ago', status: 'failed', createdAt: hoursAgo(8 * 24) }),
    ])
  const lines = await linesOf(ctx, 'mail')
  expect(lines.map(({ who, form, action }) => [who, form, action]).sort()).toEqual([
    ['Failed', 'retry', 'Retry'],
    ['Lost', null, 'Open'],
    ['Slow', 'try-now', 'Try now'],
  ])
})

test('events that begin soon are listed while few have answered', async ({ ctx }) => {
  const members = [await addMember(ctx), await addMember(ctx), await addMember(ctx, { accessLevel: 'premium' })]
  const event = (title: string, overrides: Partial<typeof events.$inferInsert> = {}) => ({
    title,
    eventType: 'Strategic Circle',
    eventDate: daysAhead(9),
    timeZone: 'Europe/Stockholm',
    location: 'Gamla stan',
    roles: ['supplier' as const],
    ...overrides,
  })
  const [, answered] = await ctx.db
    .insert(events)
    .values([
      event('Short'),
      event('Answered'),
      event('For others', { roles: ['embassy'] }),
      event('For premium', { minLevel: 'premium', maxParticipants: 6 }),
      event('Far away', { eventDate: daysAhead(15) }),
      event('Cancelled', { status: 'cancelled' }),
      event('Begun', { eventDate: hoursAgo(1) }),
    ])
    .returning()
  await ctx.db
    .insert(eventResponses)
    .values(
      members
        .slice(0, 2)
        .map(({ id }) => ({ eventId: answered?.id ?? '', userId: id, response: 'attending' as const })),
    )
  const lines = await linesOf(ctx, 'event')
  expect(lines.map(({ what, who }) => [what, who]).sort()).toEqual([
    ['For premium', '0 of 6 seats'],
    ['Short', '0 of 3 answers'],
  ])
  expect(plain(lines[0]?.time.left ?? '')).toBe('9 days left')
})

test('documents with a draft are listed, published or not', async ({ ctx }) => {
  await ctx.db.insert(contentDocuments).values([
    { id: 'a', type: 'note', draft: { title: { en: 'A draft' } }, updatedAt: hoursAgo(3), updatedBy: 'k@x.example' },
    { id: 'b', type: 'note', published: { slug: 'b' }, publishedAt: hoursAgo(9) },
    { id: 'c', type: 'note', published: { slug: 'c' }, publishedAt: hoursAgo(9), draft: {}, updatedAt: hoursAgo(8) },
  ])
  expect(await linesOf(ctx, 'draft')).toMatchObject([
    { id: 'a', from: 'Not yet published', page: '/admin/content/note/a', time: { tone: 'calm', share: null } },
    { id: 'c', from: 'Changes to what is published' },
  ])
})

test('invitations are listed for their last three days, unless used, revoked, replaced or no longer needed', async ({
  ctx,
}) => {
  const known = await addMember(ctx)
  const [approved] = await ctx.db
    .insert(accessRequests)
    .values(request({ status: 'approved', reviewedAt: hoursAgo(9) }))
    .returning()
  const link = (name: string, overrides: Partial<typeof invitations.$inferInsert> = {}) => ({
    email: `${crypto.randomUUID()}@devices.example`,
    name,
    role: 'supplier' as const,
    locale: 'en' as const,
    expiresAt: daysAhead(2),
    ...overrides,
  })
  await ctx.db
    .insert(invitations)
    .values([
      link('From a request', { accessRequestId: approved?.id ?? null }),
      link('By hand', { expiresAt: daysAhead(1) }),
      link('Used', { acceptedAt: hoursAgo(1) }),
      link('Replaced', { replacedAt: hoursAgo(1) }),
      link('Expired', { expiresAt: hoursAgo(1) }),
      link('Later', { expiresAt: daysAhead(4) }),
      link('Has an account', { email: known.email }),
      link('Revoked', { revokedAt: hoursAgo(1) }),
    ])
  const lines = await linesOf(ctx, 'invitation')
  expect(lines.map(({ who, form }) => [who, form])).toEqual([
    ['By hand', 'resend'],
    ['From a request', 'resend'],
  ])
})

test('a kind with many lines is cut, and says so', async ({ ctx }) => {
  const many = Array.from({ length: linesPerKind + 1 }, () => request({ createdAt: hoursAgo(1) }))
  await ctx.db.insert(accessRequests).values(many)
  const { kinds } = await getToday(asAdmin(ctx), log, 'time')
  expect(kinds.find(({ kind }) => kind === 'request')).toEqual({ kind: 'request', count: linesPerKind, isCut: true })
})

test('a kind whose query fails is missing, is logged, and the rest of the page is there', async ({ ctx }) => {
  const none = async () => []
  const failing: Sources = {
    request: none,
    inbox: () => Promise.reject(new Error('connection lost')),
    mail: none,
    event: none,
    deliverable: none,
    offer: none,
    draft: none,
    invitation: none,
    thread: none,
    proposal: none,
  }
  const { kinds, promises } = await getToday(asAdmin(ctx), log, 'time', failing)
  expect(kinds.filter(({ count }) => count === null)).toEqual([{ kind: 'inbox', count: null, isCut: false }])
  expect(promises.decisions).toMatchObject({ total: 0 })
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ part: 'inbox' }),
    'a part of Today could not be loaded',
  )
})

test('promises of the last thirty days: what was late, or is late by now, is counted', async ({ ctx }) => {
  await ctx.db.insert(accessRequests).values([
    request({
      status: 'approved',
      createdAt: new Date('2026-11-09T09:00Z'),
      reviewedAt: new Date('2026-11-10T09:00Z'),
    }),
    request({
      status: 'rejected',
      createdAt: new Date('2026-11-02T09:00Z'),
      reviewedAt: new Date('2026-11-09T09:00Z'),
    }),
    request({ createdAt: new Date('2026-11-02T09:00Z') }),
    request({ createdAt: hoursAgo(2) }),
    // Withdrawn: it needed no decision.
    {
      ...request({ createdAt: new Date('2026-11-02T09:00Z'), status: 'withdrawn', withdrawnAt: hoursAgo(2) }),
      ...{ name: '', email: '', organization: '', reason: '' },
    },
    request({ status: 'approved', createdAt: hoursAgo(31 * 24), reviewedAt: hoursAgo(2) }),
  ])
  const [quick, slow] = await ctx.db
    .insert(contactRequests)
    .values([
      message({ createdAt: hoursAgo(100) }),
      message({ createdAt: hoursAgo(100) }),
      // Closed without an answer: it needed none.
      message({ createdAt: hoursAgo(100), doneAt: hoursAgo(90) }),
      message({ createdAt: hoursAgo(100) }),
      message({ createdAt: hoursAgo(10) }),
    ])
    .returning()
  const answer = (contactRequestId: string | undefined, hours: number) => ({
    contactRequestId: contactRequestId ?? '',
    subject: '',
    body: '',
    authorEmail: '',
    createdAt: hoursAgo(hours),
  })
  await ctx.db.insert(inboxAnswers).values([answer(quick?.id, 60), answer(quick?.id, 1), answer(slow?.id, 20)])
  const { promises } = await getToday(asAdmin(ctx), log, 'kind')
  expect(promises.decisions).toMatchObject({ total: 3, late: 2 })
  expect(promises.answers).toMatchObject({ total: 3, late: 2 })
})

test('members and visitors see nothing of it', async ({ ctx }) => {
  for (const actor of [null, { ...admin, adminRole: null }]) {
    await expect(getToday({ ...ctx, actor }, log, 'time')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(listWaiting({ ...ctx, actor })).rejects.toMatchObject({ kind: 'forbidden' })
  }
})
