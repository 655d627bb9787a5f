import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { mails } from '~/db/schema/mails'
import { users } from '~/db/schema/users'
import { accountInvited, mailInvitation } from '~/features/accounts/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import { committing, queued, startTimes, test, work } from '../../../test/test'
import {
  decideAccessRequests,
  resendInvitation,
  saveRequestNotes,
  submitAccessRequest,
  undoDecisions,
} from './commands.server'
import { accessRequestDecided, accessRequestReceived, mailAccessRequest, mailDecision } from './jobs.server'
import { getAccessRequest, getUndoable, listDecided } from './queries.server'
import type { AccessRequestInput } from './schema'

const request = (given: Partial<AccessRequestInput> = {}): AccessRequestInput => ({
  name: 'Kari Berg',
  email: 'kari@sykehus.example',
  organization: 'Nord sykehus',
  role: 'hospital',
  reason: 'We plan a new ward.',
  ...given,
})

test('a request is kept as it was written, pending, with its language', async ({ ctx }) => {
  await submitAccessRequest({ ...ctx, locale: 'no' }, request())
  const [row] = await ctx.db.select().from(accessRequests)
  expect(row).toMatchObject({ ...request(), status: 'pending', locale: 'no', createdAt: ctx.now, reviewedAt: null })
  expect(await queued(ctx, accessRequestReceived)).toEqual([{ requestId: row?.id }])
})

test('asking twice leaves one pending request and one pair of mails, whatever the capitals', async ({ ctx }) => {
  await submitAccessRequest(ctx, request())
  await submitAccessRequest(ctx, request({ email: 'Kari@Sykehus.example', reason: 'Once more.' }))
  const rows = await ctx.db.select().from(accessRequests)
  expect(rows.map((row) => row.reason)).toEqual(['We plan a new ward.'])
  // The second is given the same work to do, so that it takes as long; its job finds nothing to mail.
  expect(await queued(ctx, accessRequestReceived)).toHaveLength(2)
  await work(ctx, mailAccessRequest)
  expect(await ctx.db.select().from(mails)).toHaveLength(2)
})

test('someone whose request was decided may ask again', async ({ ctx }) => {
  await submitAccessRequest(ctx, request())
  await ctx.db.update(accessRequests).set({ status: 'rejected' }).where(eq(accessRequests.email, request().email))
  await submitAccessRequest(ctx, request())
  expect(await ctx.db.select().from(accessRequests)).toHaveLength(2)
})

test('a request that is taken back takes its job back with it', async ({ ctx }) => {
  const takenBack = ctx.db.transaction(async (db) => {
    await submitAccessRequest({ ...ctx, db }, request())
    throw new Error('the process died here')
  })
  await expect(takenBack).rejects.toThrow('died here')
  expect(await queued(ctx, accessRequestReceived)).toEqual([])
})

/** Someone who may decide; the audit log points at the account. */
async function asAdmin(ctx: Ctx, email = `admin.${crypto.randomUUID()}@nordbro.example`): Promise<Ctx> {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return { ...ctx, actor: { userId: user?.id ?? '', email, role: 'supplier', level: 'premium', isAdmin: true } }
}

async function pending(ctx: Ctx, given: Partial<AccessRequestInput> = {}) {
  await submitAccessRequest(ctx, request(given))
  const [row] = await ctx.db
    .select()
    .from(accessRequests)
    .where(eq(accessRequests.email, given.email ?? request().email))
  return row?.id ?? ''
}

const later = (ctx: Ctx, seconds: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) })

describe('deciding', () => {
  test('approval keeps who and when, leaves one audit row, and invites once the half minute is over', async ({
    ctx,
  }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    const [row] = await ctx.db.select().from(accessRequests)
    expect(row).toMatchObject({ status: 'approved', reviewedAt: ctx.now, reviewerEmail: admin.actor?.email })
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: 'access-request.approved', objectId: id }])
    expect(await startTimes(ctx, accessRequestDecided)).toEqual([later(ctx, 30).now])
    await work(ctx, mailDecision)
    expect(await queued(ctx, accountInvited)).toMatchObject([
      { email: 'kari@sykehus.example', role: 'hospital', requestId: id, name: 'Kari Berg' },
    ])
  })

  test('rejection is told with courtesy and the reviewer’s note', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending({ ...ctx, locale: 'sv' })
    await decideAccessRequests(admin, { id: [id], decision: 'rejected', note: 'Fråga gärna igen i vår.' })
    await work(ctx, mailDecision)
    await work(ctx, mailDecision)
    const written = await ctx.db.select().from(mails)
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({ toAddress: 'kari@sykehus.example', locale: 'sv', subject: 'Om din förfrågan' })
    expect(written[0]?.text).toContain('Fråga gärna igen i vår.')
  })

  test('a note is for a rejection: none is kept with an approval, whose mail has none', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [invited, declined] = [await pending(ctx), await pending(ctx, { email: 'b@region.example' })]
    await decideAccessRequests(admin, { id: [invited], decision: 'approved', note: 'Not this year.' })
    await decideAccessRequests(admin, { id: [declined], decision: 'rejected', note: 'Not this year.' })
    const { id, decisionNote } = accessRequests
    expect(await ctx.db.select({ id, decisionNote }).from(accessRequests).orderBy(accessRequests.email)).toEqual([
      { id: declined, decisionNote: 'Not this year.' },
      { id: invited, decisionNote: null },
    ])
    const { objectId, details } = auditLog
    expect(await ctx.db.select({ details }).from(auditLog).where(eq(objectId, invited))).toEqual([{ details: {} }])
  })

  test('who could never enter is not approved: nothing is decided, written to the log or mailed', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), signInPolicy: 'company' } as const
    const [stranger, staff] = [await pending(ctx), await pending(ctx, { email: 'ola@nordbro.example' })]
    await expect(decideAccessRequests(admin, { id: [stranger, staff], decision: 'approved' })).rejects.toThrow('domain')
    expect(await queued(ctx, accessRequestDecided)).toEqual([])
    expect(await ctx.db.select().from(auditLog)).toEqual([])
    await decideAccessRequests(admin, { id: [staff], decision: 'approved' })
    await decideAccessRequests(admin, { id: [stranger], decision: 'rejected' })
    expect(await queued(ctx, accessRequestDecided)).toHaveLength(2)
    expect(await getAccessRequest(admin, stranger)).toMatchObject({ mayJoin: false })
    expect(await getAccessRequest(admin, staff)).toMatchObject({ mayJoin: true })
  })

  test('nor invited again, when the policy has changed since', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await expect(resendInvitation({ ...admin, signInPolicy: 'company' }, { id })).rejects.toThrow('domain')
    expect(await queued(ctx, accountInvited)).toEqual([])
  })

  test('the mail is in the language the person used, or the one the admin chose', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const norwegian = { ...ctx, locale: 'no' } as const
    const [used, chosen] = [await pending(norwegian), await pending(norwegian, { email: 'b@region.example' })]
    await decideAccessRequests(admin, { id: [used], decision: 'approved' })
    await decideAccessRequests(admin, { id: [chosen], decision: 'approved', locale: 'sv' })
    await work(ctx, mailDecision)
    await resendInvitation(admin, { id: used, locale: 'en' })
    const invited = (await queued(ctx, accountInvited)).map(({ requestId, locale }) => [requestId, locale])
    expect(invited.toSorted()).toEqual(
      [
        [used, 'no'],
        [chosen, 'sv'],
        [used, 'en'],
      ].toSorted(),
    )
    await work(ctx, mailInvitation)
    expect(await getAccessRequest(admin, chosen)).toMatchObject({ locale: 'no', invitation: { locale: 'sv' } })
    const subjects = (await ctx.db.select().from(mails)).map(({ locale, subject }) => [locale, subject])
    expect(subjects).toContainEqual(['sv', 'Din inbjudan till Nordbro'])
  })

  test('a decided request stays decided', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    expect(await decideAccessRequests(admin, { id: [id], decision: 'rejected' })).toMatchObject({ decided: 0 })
    expect(await ctx.db.select().from(auditLog)).toHaveLength(1)
  })

  test('several at once: those that still wait are decided', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const ids = [
      await pending(ctx),
      await pending(ctx, { email: 'b@region.example' }),
      await pending(ctx, { email: 'c@region.example' }),
    ]
    await decideAccessRequests(admin, { id: ids.slice(0, 1), decision: 'rejected' })
    const [skipped] = ids
    expect(await decideAccessRequests(later(admin, 1), { id: ids, decision: 'approved' })).toEqual({
      decided: 2,
      skipped: [{ id: skipped, name: 'Kari Berg', status: 'rejected', reviewerEmail: admin.actor?.email }],
    })
    expect(await listDecided(admin, [skipped ?? '', await pending(ctx, { email: 'd@region.example' })])).toEqual([
      { id: skipped, name: 'Kari Berg', status: 'rejected', reviewerEmail: admin.actor?.email },
    ])
    const rows = await ctx.db
      .select({ status: accessRequests.status })
      .from(accessRequests)
      .orderBy(accessRequests.email)
    expect(rows.map(({ status }) => status)).toEqual(['approved', 'approved', 'pending', 'rejected'])
    expect(await ctx.db.select().from(auditLog)).toHaveLength(3)
  })

  test('it can be taken back for 30 seconds, by who decided, and then nothing is mailed', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await expect(undoDecisions(later(await asAdmin(ctx), 5), { id: [id] })).rejects.toThrow('too-late')
    await undoDecisions(later(admin, 29), { id: [id] })
    await work(ctx, mailDecision)
    expect(await queued(ctx, accountInvited)).toEqual([])
    expect(await ctx.db.select().from(mails)).toEqual([])
    await decideAccessRequests(later(admin, 60), { id: [id], decision: 'rejected' })
    await expect(undoDecisions(later(admin, 91), { id: [id] })).rejects.toThrow('too-late')
  })

  test('how long it can be taken back is a setting, which the mail and the notice go by', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), undoSeconds: 5 }
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    expect(await startTimes(ctx, accessRequestDecided)).toEqual([later(ctx, 5).now])
    expect(await getUndoable(later(admin, 4))).toMatchObject({ undoUntil: later(ctx, 5).now.toISOString() })
    expect(await getUndoable(later(admin, 6))).toBeNull()
    await expect(undoDecisions(later(admin, 6), { id: [id] })).rejects.toThrow('too-late')
  })

  test('several decided at once are taken back at once; what was decided before them stays', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [before, ...together] = [
      await pending(ctx, { email: 'a@region.example' }),
      await pending(ctx, { email: 'b@region.example' }),
      await pending(ctx, { email: 'c@region.example' }),
    ]
    await decideAccessRequests(admin, { id: [before], decision: 'rejected' })
    await decideAccessRequests(later(admin, 1), { id: together, decision: 'approved' })
    const undoable = await getUndoable(later(admin, 2))
    expect(undoable).toMatchObject({ decision: 'approved' })
    expect(undoable?.ids.toSorted()).toEqual(together.toSorted())
    await undoDecisions(later(admin, 3), { id: undoable?.ids ?? [] })
    const rows = await ctx.db
      .select({ status: accessRequests.status })
      .from(accessRequests)
      .orderBy(accessRequests.email)
    expect(rows.map(({ status }) => status)).toEqual(['rejected', 'pending', 'pending'])
    expect(await ctx.db.select().from(auditLog)).toHaveLength(5)
    expect(await getUndoable(await asAdmin(ctx))).toBeNull()
    expect(await getUndoable(later(admin, 31))).toBeNull()
  })

  test('of two who write notes the second is told, and may then replace them', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await saveRequestNotes(admin, { id, notes: 'Met her in Oslo.', before: '' })
    const second = { id, notes: 'Call her first.' }
    await expect(saveRequestNotes(admin, { ...second, before: '' })).rejects.toThrow('notes-changed')
    await saveRequestNotes(admin, { ...second, before: 'Met her in Oslo.' })
    expect(await ctx.db.select({ notes: accessRequests.notes }).from(accessRequests)).toEqual([{ notes: second.notes }])
    await expect(saveRequestNotes(admin, { ...second, id: crypto.randomUUID(), before: '' })).rejects.toThrow('gone')
    const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions).toEqual(['access-request.noted', 'access-request.noted'])
  })

  test('notes are kept, and an invitation can be sent again only where there is one', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await saveRequestNotes(admin, { id, notes: 'Met her in Oslo.', before: '' })
    await expect(resendInvitation(admin, { id })).rejects.toThrow('not-approved')
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await resendInvitation(later(admin, 3600), { id })
    // The second press, by whomever, sends no second mail.
    await resendInvitation(later(admin, 3601), { id })
    expect(await queued(ctx, accountInvited)).toHaveLength(1)
    const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions.sort()).toEqual(['access-request.approved', 'access-request.noted', 'invitation.resent'])
  })

  test('nobody else may', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    const member = { ...admin, actor: admin.actor && { ...admin.actor, isAdmin: false } }
    for (const who of [ctx, member]) {
      await expect(decideAccessRequests(who, { id: [id], decision: 'approved' })).rejects.toThrow(
        'accessRequest.decide',
      )
      await expect(undoDecisions(who, { id: [id] })).rejects.toThrow('accessRequest.decide')
      await expect(saveRequestNotes(who, { id, notes: 'x', before: '' })).rejects.toThrow('accessRequest.decide')
      await expect(resendInvitation(who, { id })).rejects.toThrow('member.invite')
    }
  })
})

// Last in the file: it commits.
test('twenty at once leave one request, and one job that has something to mail', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  await Promise.all(
    Array.from({ length: 20 }, () => submitAccessRequest(ctx, request({ email: 'at-once@sykehus.example' }))),
  )
  const rows = await ctx.db.select().from(accessRequests)
  expect(rows).toHaveLength(1)
  const jobsOfRows = (await queued(ctx, accessRequestReceived)).filter(({ requestId }) => requestId === rows[0]?.id)
  expect(jobsOfRows).toHaveLength(1)
})

test('of two admins at once one wins, and one mail follows', async ({ database, jobs }) => {
  const ctx = committing(database, jobs)
  const [one, two] = [await asAdmin(ctx), await asAdmin(ctx)]
  const id = await pending(ctx, { email: `kari.${crypto.randomUUID()}@sykehus.example` })
  const results = await Promise.all([
    decideAccessRequests(one, { id: [id], decision: 'approved' }),
    decideAccessRequests(two, { id: [id], decision: 'rejected' }),
  ])
  expect(results.map(({ decided }) => decided).toSorted()).toEqual([0, 1])
  const decided = await queued(ctx, accessRequestDecided)
  expect(decided.filter(({ requestId }) => requestId === id)).toHaveLength(1)
})
