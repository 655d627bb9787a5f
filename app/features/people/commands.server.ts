import { and, eq, gt } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { auditLog } from '~/db/schema/audit-log'
import { organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'
import { users } from '~/db/schema/users'
import { type RecordedAction, recordAction } from '~/features/activity/commands.server'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { AppError, Refused } from '~/lib/app-error'
import { type Ctx, inTransaction } from '~/web/ctx.server'
import type { NoteForm } from './model'
import { findPerson } from './queries.server'
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
  const { id, email } = await findPerson(ctx, input.person).catch((error) => {
    throw error instanceof AppError && error.kind === 'not-found' ? refused('gone') : error
  })
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

/** Only who wrote it may delete it. `about`: the person or the organisation, for the log. */
export const deleteNote = adminCommand(
  'teamNote.write',
  async (ctx, { note, about }: DeleteNoteInput & { about: { id: string; name: string } }) => {
    const [found] = await ctx.db.select().from(teamNotes).where(eq(teamNotes.id, note)).for('update')
    // A second click.
    if (!found) return
    if (found.authorId !== ctx.actor.userId) throw refused('not-own')
    await ctx.db.delete(teamNotes).where(eq(teamNotes.id, note))
    await ctx.record({ action: 'team-note.deleted', ...about })
  },
)

/** The loaders of one page load run at once: what they record within this time is one look. */
const sameLoadMs = 5_000
/** Data that is loaded again, as after a form, belongs to the look that began with the page, for so long. */
const lookMs = 12 * 60 * 60 * 1000

type View = RecordedAction & { action: 'person.viewed' | 'organisation.viewed' }

/**
 * Writes into the log that an admin reads a page about someone: who, whom and when, nothing of what it says. `isOpening`:
 * the page is opened; otherwise its data is loaded again, which is recorded only if no opening was, so that nobody reads
 * past the log.
 */
export async function recordView(ctx: Ctx, view: View, isOpening: boolean) {
  const { actor } = ctx
  authorize(actor, 'person.see')
  await inTransaction(ctx, async (ctx) => {
    // Of two loaders at once the second waits here and finds what the first has recorded.
    await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
    const since = new Date(ctx.now.getTime() - (isOpening ? sameLoadMs : lookMs))
    const [recorded] = await ctx.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.objectId, view.id),
          gt(auditLog.createdAt, since),
          eq(auditLog.action, view.action),
          eq(auditLog.actorId, actor.userId),
        ),
      )
      .limit(1)
    if (!recorded) await recordAction({ ...ctx, actor }, view)
  })
}
