import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { approvals } from '~/db/schema/organisations'
import { storeUnsavedText } from '~/features/drafts/commands.server'
import { openForm } from '~/features/drafts/queries.server'
import { invitationCreated, mailInvitation } from '~/features/invitations/jobs.server'
import { asAdmin, later, pending } from '../../../test/access-request'
import { committing, queued, startTimes, test, work } from '../../../test/test'
import { decideAccessRequests, resendInvitation, saveRequestNotes, undoDecisions } from './commands.server'
import { accessRequestDecided, mailDecision } from './jobs.server'
import { getAccessRequest, getUndoable, listDecided } from './queries.server'
import { decideInput } from './schema'

describe('deciding', () => {
  test('approval stores reviewer and time, adds one audit row, and invites after the 30 seconds for undo', async ({
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
    const [inviterId, inviterEmail] = [admin.actor?.userId, admin.actor?.email]
    expect(await ctx.db.select().from(invitations)).toMatchObject([
      {
        email: 'kari@sykehus.example',
        role: 'hospital',
        accessRequestId: id,
        name: 'Kari Berg',
        inviterId,
        inviterEmail,
      },
    ])
  })

  test('a rejection is mailed once, in the applicant’s language, with the reviewer’s note', async ({ ctx }) => {
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

  test('a note is stored with a rejection only, not with an approval', async ({ ctx }) => {
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

  test('an address that the sign-in policy excludes can’t be approved: nothing is decided, logged or mailed', async ({
    ctx,
  }) => {
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

  test('an invitation is not sent again when the policy has since excluded the address', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await work(ctx, mailDecision)
    await expect(resendInvitation({ ...admin, signInPolicy: 'company' }, { id })).rejects.toThrow('domain')
    expect(await queued(ctx, invitationCreated)).toHaveLength(1)
  })

  test('the mail is in the language the person used, or the one the admin chose', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const norwegian = { ...ctx, locale: 'no' } as const
    const [used, chosen] = [await pending(norwegian), await pending(norwegian, { email: 'b@region.example' })]
    await decideAccessRequests(admin, { id: [used], decision: 'approved' })
    await decideAccessRequests(admin, { id: [chosen], decision: 'approved', locale: 'sv' })
    await work(ctx, mailDecision)
    await resendInvitation(admin, { id: used, locale: 'en' })
    const rows = await ctx.db.select().from(invitations)
    const invited = rows.map(({ accessRequestId, locale }) => [accessRequestId, locale])
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

  test('a second decision on a decided request changes nothing', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    expect(await decideAccessRequests(admin, { id: [id], decision: 'rejected' })).toMatchObject({ decided: 0 })
    expect(await ctx.db.select().from(auditLog)).toHaveLength(1)
  })

  test('a note of whom a colleague has forestalled stays theirs to copy; one’s own second click leaves none', async ({
    ctx,
  }) => {
    const [anna, bo] = [await asAdmin(ctx, 'anna@nordbro.example'), await asAdmin(ctx, 'bo@nordbro.example')]
    const id = await pending(ctx)
    const reject = { id: [id], decision: 'rejected' as const, note: 'Not this year.' }
    const form = `decision:${id}`
    await storeUnsavedText(anna, { form, version: undefined, text: { values: { note: ['Not'] }, base: {} } })
    await decideAccessRequests({ ...anna, unsavedForm: form }, reject)
    expect((await openForm(anna, form)).unsaved).toBeNull()
    const late = await decideAccessRequests({ ...bo, unsavedForm: form }, { ...reject, note: 'Write to us in May.' })
    expect(late).toMatchObject({ decided: 0, isNoteKept: true, skipped: [{ reviewerEmail: 'anna@nordbro.example' }] })
    expect((await openForm(bo, form)).unsaved?.values.note).toEqual(['Write to us in May.'])
    expect(await decideAccessRequests({ ...anna, unsavedForm: form }, reject)).not.toHaveProperty('isNoteKept')
    expect((await openForm(anna, form)).unsaved).toBeNull()
  })

  test('a request that was corrected since the page was loaded is not decided until it was read again', async ({
    ctx,
  }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await ctx.db.update(accessRequests).set({ role: 'supplier', correctedAt: ctx.now }).where(eq(accessRequests.id, id))
    const decide = (seenCorrection: string) =>
      decideAccessRequests(admin, { id: [id], decision: 'approved', seenCorrection })
    await expect(decide('')).rejects.toMatchObject({ reason: 'corrected' })
    expect(await getAccessRequest(admin, id)).toMatchObject({ status: 'pending' })
    expect(await decide(ctx.now.toISOString())).toMatchObject({ decided: 1 })
  })

  test('a request that is not there is refused as gone, also by an id that is none', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    for (const id of [crypto.randomUUID(), 'no-id']) {
      const input = decideInput.parse({ id: [id], decision: 'approved' })
      await expect(decideAccessRequests(admin, input)).rejects.toThrow('gone')
    }
    expect(decideInput.safeParse({ id: [], decision: 'approved' }).error?.issues[0]).toMatchObject({
      path: ['id'],
      message: 'required',
    })
  })

  test('of several selected requests the pending ones are decided and the others reported as skipped', async ({
    ctx,
  }) => {
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
      skipped: [
        {
          id: skipped,
          name: 'Kari Berg',
          status: 'rejected',
          reviewerEmail: admin.actor?.email,
          reviewedAt: ctx.now.toISOString(),
        },
      ],
    })
    expect(await listDecided(admin, [skipped ?? '', await pending(ctx, { email: 'd@region.example' })])).toEqual([
      {
        id: skipped,
        name: 'Kari Berg',
        status: 'rejected',
        reviewerEmail: admin.actor?.email,
        reviewedAt: ctx.now.toISOString(),
      },
    ])
    const rows = await ctx.db
      .select({ status: accessRequests.status })
      .from(accessRequests)
      .orderBy(accessRequests.email)
    expect(rows.map(({ status }) => status)).toEqual(['approved', 'approved', 'pending', 'rejected'])
    expect(await ctx.db.select().from(auditLog)).toHaveLength(3)
  })

  test('the admin who decided can undo it for 30 seconds, and then nothing is mailed', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await expect(undoDecisions(later(await asAdmin(ctx), 5), { id: [id] })).rejects.toThrow('too-late')
    await undoDecisions(later(admin, 29), { id: [id] })
    await work(ctx, mailDecision)
    expect(await ctx.db.select().from(invitations)).toEqual([])
    expect(await ctx.db.select().from(approvals)).toEqual([])
    expect(await ctx.db.select().from(mails)).toEqual([])
    await decideAccessRequests(later(admin, 60), { id: [id], decision: 'rejected' })
    await expect(undoDecisions(later(admin, 91), { id: [id] })).rejects.toThrow('too-late')
  })

  test('the time for undo is a setting, which delays the mail and ends the notice', async ({ ctx }) => {
    const admin = { ...(await asAdmin(ctx)), undoSeconds: 5 }
    const id = await pending(ctx)
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    expect(await startTimes(ctx, accessRequestDecided)).toEqual([later(ctx, 5).now])
    expect(await getUndoable(later(admin, 4))).toMatchObject({ undoUntil: later(ctx, 5).now.toISOString() })
    expect(await getUndoable(later(admin, 6))).toBeNull()
    await expect(undoDecisions(later(admin, 6), { id: [id] })).rejects.toThrow('too-late')
  })

  test('of a single decision that can be undone one reads the name', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const ids = [await pending(ctx), await pending(ctx, { email: 'b@region.example', name: 'Bo Ek' })]
    await decideAccessRequests(admin, { id: ids, decision: 'rejected' })
    expect(await getUndoable(admin)).toMatchObject({ name: null, ids: expect.arrayContaining(ids) })
    const single = later(admin, 1)
    await decideAccessRequests(single, {
      id: [await pending(ctx, { email: 'c@region.example', name: 'Cecilia Holm' })],
      decision: 'approved',
    })
    expect(await getUndoable(single)).toMatchObject({ name: 'Cecilia Holm', decision: 'approved' })
  })

  test('all pending requests that match a filter are decided, unless more match than were counted', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    await pending(ctx, { email: 'a@region.example', organization: 'Region Väst' })
    await pending(ctx, { email: 'b@region.example', organization: 'Region Väst' })
    await pending(ctx, { email: 'c@region.example', organization: 'Nord' })
    const all = { id: [], match: new URLSearchParams('q=väst'), decision: 'rejected' as const }
    await expect(decideAccessRequests(admin, { ...all, expected: 1 })).rejects.toThrow('list-changed')
    expect(await ctx.db.select().from(auditLog)).toEqual([])
    expect(await decideAccessRequests(admin, { ...all, expected: 2 })).toEqual({ decided: 2, skipped: [] })
    const rows = await ctx.db
      .select({ status: accessRequests.status })
      .from(accessRequests)
      .orderBy(accessRequests.email)
    expect(rows.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'pending'])
  })

  test('undo takes back all requests of the last decision, and none of an earlier one', async ({ ctx }) => {
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

  test('notes that another admin has changed are not overwritten until the newest were seen', async ({ ctx }) => {
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

  test('an invitation can be sent again only for an approved request', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    await saveRequestNotes(admin, { id, notes: 'Met her in Oslo.', before: '' })
    await expect(resendInvitation(admin, { id })).rejects.toThrow('not-approved')
    await decideAccessRequests(admin, { id: [id], decision: 'approved' })
    await expect(resendInvitation(admin, { id })).rejects.toThrow('not-approved')
    await work(ctx, mailDecision)
    await resendInvitation(later(admin, 3600), { id })
    // A second click within a minute sends no second mail.
    await resendInvitation(later(admin, 3601), { id })
    expect(await queued(ctx, invitationCreated)).toHaveLength(2)
    const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
    expect(actions.sort()).toEqual(['access-request.approved', 'access-request.noted', 'invitation.resent'])
  })

  test('visitors and members can’t decide, undo, write notes or resend', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const id = await pending(ctx)
    const member = { ...admin, actor: admin.actor && { ...admin.actor, adminRole: null } }
    for (const forbiddenCtx of [ctx, member]) {
      await expect(decideAccessRequests(forbiddenCtx, { id: [id], decision: 'approved' })).rejects.toThrow(
        'accessRequest.decide',
      )
      await expect(undoDecisions(forbiddenCtx, { id: [id] })).rejects.toThrow('accessRequest.decide')
      await expect(saveRequestNotes(forbiddenCtx, { id, notes: 'x', before: '' })).rejects.toThrow(
        'accessRequest.decide',
      )
      await expect(resendInvitation(forbiddenCtx, { id })).rejects.toThrow('member.invite')
    }
  })
})

// Last in the file: it commits.
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
