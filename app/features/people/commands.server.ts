import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorize, type Member } from '~/auth/permissions'
import { preparedQuery } from '~/db/prepared-query.server'
import { auditLog } from '~/db/schema/audit-log'
import { organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { users } from '~/db/schema/users'
import { findUser } from '~/features/accounts/queries.server'
import { recordAction } from '~/features/activity/commands.server'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { recordSecurityEvent } from '~/features/security-events/commands.server'
import { Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { NoteForm, PersonRef } from './model'
import { getNoteRefusal, lookUpPerson } from './queries.server'
import type { DeleteNoteInput, NoteInput } from './schema'

const refused = (reason: NoteForm['reason']) => new Refused(reason)

type About = { id: string; name: string; email?: string; organisationId?: string }

const addNote = async (ctx: AdminCtx, { note: id, text }: NoteInput, { id: objectId, name, ...about }: About) => {
  const { userId: authorId, email: authorEmail } = ctx.actor
  const [added] = await ctx.db
    .insert(teamNotes)
    .values({ id, text, authorId, authorEmail, createdAt: ctx.now, ...about })
    .onConflictDoNothing()
    .returning({ id: teamNotes.id })
  // The form was sent twice.
  if (added) await ctx.record({ action: 'team-note.added', id: objectId, name })
}

/** A note about a person: they need no account, but something of theirs must still be there. */
export const addPersonNote = adminCommand('teamNote.write', async (ctx, input: NoteInput & { person: string }) => {
  const person = await lookUpPerson(ctx, input.person)
  if (!person) throw refused('gone')
  const { id, email } = person
  const refusal = await getNoteRefusal(ctx, email)
  if (refusal) throw refused(refusal)
  await addNote(ctx, input, { id, name: email, email })
})

/** The row is locked, so that a note is not lost in an organisation that is merged at the same moment. */
export const addOrganisationNote = adminCommand(
  'teamNote.write',
  async (ctx, input: NoteInput & { organisation: string }) => {
    const [organisation] = await ctx.db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(eq(organisations.id, input.organisation))
      .for('update')
    if (!organisation) throw refused('gone')
    await addNote(ctx, input, { ...organisation, organisationId: organisation.id })
  },
)

/** Only who wrote it may delete it. `about`: the id of the page, by which the log names someone without an account. */
export const deleteNote = adminCommand(
  'teamNote.write',
  async (ctx, { note, about }: DeleteNoteInput & { about: string }) => {
    const [found] = await ctx.db.select().from(teamNotes).where(eq(teamNotes.id, note)).for('update')
    // A second click.
    if (!found) return
    if (found.authorId !== ctx.actor.userId) throw refused('not-own')
    await ctx.db.delete(teamNotes).where(eq(teamNotes.id, note))
    await ctx.record({ action: 'team-note.deleted', ...(await subjectOf(ctx, found, about)) })
  },
)

/** A note about a member stands on the page of their organisation too. */
async function subjectOf(ctx: Ctx, { email, organisationId }: typeof teamNotes.$inferSelect, about: string) {
  const subject = organisationId ? await findOrganisation(ctx, organisationId) : await findUser(ctx, email ?? '')
  return { id: subject?.id ?? about, name: email ?? subject?.name ?? '' }
}

async function findOrganisation({ db }: Ctx, id: string) {
  const { name } = organisations
  const [found] = await db.select({ id: organisations.id, name }).from(organisations).where(eq(organisations.id, id))
  return found
}

/** Data that is loaded again, as after a form, belongs to the look that began with the page, for so long. */
const lookMs = 12 * 60 * 60 * 1000

type View = { action: 'person.viewed' | 'organisation.viewed'; id: string; name: string }

/**
 * Writes into the log that an admin reads a page about someone: who, whom and when, nothing of what it says. `openedAt`:
 * when the request came that opens the page, so that what its other loader has recorded is not recorded twice. Without it
 * data is loaded again, which is recorded only if no opening was: nobody reads past the log.
 */
export async function recordView(ctx: Ctx, view: View, openedAt: Date | null) {
  const { actor } = ctx
  authorize(actor, view.action === 'person.viewed' ? 'person.see' : 'organisation.see')
  const since = openedAt ?? new Date(ctx.now.getTime() - lookMs)
  if (!openedAt && (await wasViewed(ctx, actor, view, since))) return
  await inTransaction(ctx, async (ctx) => {
    // Of two loaders at once the second waits here and finds what the first has recorded.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
    if (await wasViewed(ctx, actor, view, since)) return
    await recordAction({ ...ctx, actor }, view)
    if (view.action === 'person.viewed') await recordPersonRead(ctx, view)
  })
}

/** Someone without an account is named by the id of their page. */
async function recordPersonRead(ctx: Ctx, { id, name: email }: View) {
  const user = await findUser(ctx, email)
  const details = user ? {} : { person: id }
  await recordSecurityEvent(ctx, { kind: 'person.read', userId: user?.id ?? null, details })
}

const viewQuery = preparedQuery((db) => {
  const isBy = and(eq(auditLog.action, sql.placeholder('action')), eq(auditLog.actorId, sql.placeholder('userId')))
  const isOf = and(eq(auditLog.objectId, sql.placeholder('id')), gte(auditLog.createdAt, sql.placeholder('since')))
  return (
    db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(isOf, isBy))
      // In the order of an index: without it PostgreSQL reads the whole log where many of its rows are about one object.
      .orderBy(desc(auditLog.createdAt))
      .limit(1)
      .prepare('view-since')
  )
})

async function wasViewed({ db }: Ctx, { userId }: Member, { action, id }: View, since: Date) {
  const [row] = await viewQuery(db).execute({ action, id, userId, since })
  return row !== undefined
}

export const recordPersonView = (ctx: Ctx, { id, email }: PersonRef, openedAt: Date | null) =>
  recordView(ctx, { action: 'person.viewed', id, name: email }, openedAt)

export async function recordOrganisationView(ctx: Ctx, id: string, openedAt: Date | null) {
  const organisation = z.uuid().safeParse(id).success ? await findOrganisation(ctx, id) : undefined
  if (organisation) await recordView(ctx, { action: 'organisation.viewed', ...organisation }, openedAt)
}
