import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '~/db/schema/audit-log'
import { organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { users } from '~/db/schema/users'
import { mergeOrganisation } from '~/features/organisations/commands.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from '../../../test/members'
import { findPerson } from '../../../test/person'
import { committing, test } from '../../../test/test'
import {
  addOrganisationNote,
  addPersonNote,
  deleteNote,
  recordOrganisationView,
  recordPersonView,
} from './commands.server'

const viewPerson = async (ctx: Ctx, id: string, openedAt: Date | null) =>
  recordPersonView(ctx, await findPerson(ctx, id), openedAt)
const note = (text = 'Met in Oslo.') => ({ note: crypto.randomUUID(), text })
const notesIn = ({ db }: Ctx) => db.select().from(teamNotes)
const actionsIn = async ({ db }: Ctx) => (await db.select().from(auditLog)).map(({ action }) => action)
const later = <Any extends Ctx>(ctx: Any, ms: number): Any => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) })

async function insertOrganisation({ db }: Ctx, name = 'Nord') {
  const [row] = await db.insert(organisations).values({ name, kind: 'other' }).returning()
  return row?.id ?? ''
}

describe('a note', () => {
  test('is added once, however often its form is sent, and the log has nothing of its text', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    const input = { ...note(), person: actor.userId }
    await addPersonNote(admin, input)
    await addPersonNote(admin, input)
    expect(await notesIn(ctx)).toMatchObject([
      { email: actor.email, text: 'Met in Oslo.', authorId: admin.actor.userId, authorEmail: admin.actor.email },
    ])
    const log = await ctx.db.select().from(auditLog)
    expect(log).toMatchObject([{ action: 'team-note.added', objectId: actor.userId, objectName: actor.email }])
    expect(JSON.stringify(log)).not.toContain('Oslo')
  })

  test('about someone who was removed meanwhile is refused', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { actor } = await asMember(ctx)
    await ctx.db.delete(users).where(eq(users.id, actor.userId))
    await expect(addPersonNote(admin, { ...note(), person: actor.userId })).rejects.toThrow('gone')
    await expect(addOrganisationNote(admin, { ...note(), organisation: actor.userId })).rejects.toThrow('gone')
    expect(await notesIn(ctx)).toEqual([])
  })

  test('is deleted by who wrote it and by nobody else; a second click does nothing', async ({ ctx }) => {
    const [author, other] = [await asAdmin(ctx), await asAdmin(ctx)]
    const about = (await asMember(ctx)).actor.userId
    const input = note()
    await addPersonNote(author, { ...input, person: about })
    await expect(deleteNote(other, { ...input, about })).rejects.toThrow('not-own')
    expect(await notesIn(ctx)).toHaveLength(1)
    // From the page of their organisation, whose id is another: the log names the person.
    const elsewhere = { ...input, about: await insertOrganisation(ctx) }
    await deleteNote(author, elsewhere)
    await deleteNote(author, elsewhere)
    expect(await notesIn(ctx)).toEqual([])
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, about))
    expect(log.map(({ action }) => action)).toEqual(['team-note.added', 'team-note.deleted'])
  })

  test('goes with its organisation when that is merged', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const [from, into] = [await insertOrganisation(ctx, 'From'), await insertOrganisation(ctx, 'Into')]
    await addOrganisationNote(admin, { ...note(), organisation: from })
    await mergeOrganisation(admin, { id: from, into })
    expect(await notesIn(ctx)).toMatchObject([{ organisationId: into, email: null }])
  })

  test('can’t be written or deleted by members and visitors', async ({ ctx }) => {
    const member = await asMember(ctx, { level: 'premium' })
    const about = member.actor.userId
    for (const forbidden of [ctx, member]) {
      await expect(addPersonNote(forbidden, { ...note(), person: about })).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(deleteNote(forbidden, { ...note(), about })).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })
})

describe('a view', () => {
  const minute = 60_000

  test('is recorded for each opening of the page, and not when its data is loaded again', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId, email } = (await asMember(ctx)).actor
    await viewPerson(admin, userId, admin.now)
    await viewPerson(admin, userId, null)
    await viewPerson(later(admin, 11 * 60 * minute), userId, null)
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: 'person.viewed', actorId: admin.actor.userId, objectId: userId, objectName: email, details: {} },
    ])
    const next = later(admin, minute)
    await viewPerson(next, userId, next.now)
    expect(await actionsIn(ctx)).toHaveLength(2)
  })

  test('that leaves the opening out is recorded all the same', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const { userId } = (await asMember(ctx)).actor
    await viewPerson(admin, userId, null)
    // The two loaders of one page load, in the other order.
    await viewPerson(later(admin, 100), userId, admin.now)
    expect(await actionsIn(ctx)).toHaveLength(1)
    await viewPerson(later(admin, 13 * 60 * minute), userId, null)
    expect(await actionsIn(ctx)).toHaveLength(2)
  })

  test('is recorded for each admin and each person', async ({ ctx }) => {
    const admins = [await asAdmin(ctx), await asAdmin(ctx)]
    const people = [await asMember(ctx), await asMember(ctx)]
    for (const admin of admins) {
      for (const { actor } of people) await viewPerson(admin, actor.userId, admin.now)
    }
    await recordOrganisationView(admins[0] ?? ctx, await insertOrganisation(ctx), ctx.now)
    expect(await actionsIn(ctx)).toEqual([...Array(4).fill('person.viewed'), 'organisation.viewed'])
  })

  test('of someone unknown is not recorded, and members view nobody', async ({ ctx }) => {
    const admin = await asAdmin(ctx)
    const member = await asMember(ctx)
    await recordOrganisationView(admin, 'new', ctx.now)
    expect(await actionsIn(ctx)).toEqual([])
    await expect(viewPerson(member, admin.actor.userId, ctx.now)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('of both loaders at once is one row', async ({ database, jobs }) => {
    const ctx = committing(database, jobs)
    const admin = await asAdmin(ctx)
    const { userId } = (await asMember(ctx)).actor
    await Promise.all([admin.now, null, admin.now, null].map((openedAt) => viewPerson(admin, userId, openedAt)))
    const rows = await ctx.db.select().from(auditLog).where(eq(auditLog.objectId, userId))
    expect(rows).toHaveLength(1)
  })
})
