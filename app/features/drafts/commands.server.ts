import { and, desc, eq, like, notInArray, type SQL, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { formDrafts } from '~/db/schema/workspace'
import { type AdminCtx, adminCommand } from '~/features/admin/commands.server'
import { getNoteRefusal, lookUpPerson } from '~/features/people/queries.server'
import { Refused } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { editingMinutes, noteSubject, ownMessagePrefix } from './model'
import { lastSeen } from './queries.server'
import { type StoreInput, storedText, type UnsavedMessageInput } from './schema'
import { deleteUnsavedText } from './sources/delete-text.server'

type FormRef = { form: string }

/** Stores what someone has typed into a form. Of two tabs of the same person the last one wins. */
export const storeUnsavedText = adminCommand(
  'draft.store',
  async (ctx, { form, version, text, leaving }: StoreInput) => {
    await refuseLimitedNote(ctx, form)
    const { userId } = ctx.actor
    const [before] = await ctx.db
      .select()
      .from(formDrafts)
      .where(and(eq(formDrafts.userId, userId), eq(formDrafts.form, form)))
    const isSameSpell = before && before.updatedAt.getTime() > ctx.now.getTime() - editingMinutes * 60_000
    const began = (isSameSpell && storedText.safeParse(before.values).data?.began) || ctx.now.toISOString()
    const seen = leaving ? null : ctx.now.toISOString()
    const row = { values: { ...text, began, seen }, baseVersion: version ?? null, updatedAt: ctx.now }
    await ctx.db
      .insert(formDrafts)
      .values({ userId, form, ...row })
      .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.form], set: row })
    return { storedAt: ctx.now }
  },
)

/** A note that may not be written is not stored either. */
async function refuseLimitedNote(ctx: AdminCtx, form: string) {
  const id = noteSubject(form)
  const person = id === undefined ? null : await lookUpPerson(ctx, id)
  const refusal = person && (await getNoteRefusal(ctx, person.email))
  if (refusal) throw new Refused(refusal)
}

export const discardUnsavedText = adminCommand('draft.store', (ctx, { form }: FormRef) => deleteUnsavedText(ctx, form))

/** A sign of life of someone who is editing. Whoever has left, or has not typed in this spell, is not made an editor by it. */
export const stayPresent = adminCommand('draft.store', async (ctx, { form }: FormRef) => {
  const since = new Date(ctx.now.getTime() - editingMinutes * 60_000).toISOString()
  await setSeen(ctx, form, sql`to_jsonb(${ctx.now.toISOString()}::text)`, sql`${lastSeen} >= ${since}`)
})

/** The form is no longer open; its text stays. */
export const leaveForm = adminCommand('draft.store', (ctx, { form }: FormRef) =>
  setSeen(ctx, form, sql`'null'::jsonb`, sql`${lastSeen} is not null`),
)

async function setSeen({ db, actor }: AdminCtx, form: string, seen: SQL, condition: SQL) {
  await db
    .update(formDrafts)
    .set({ values: sql`jsonb_set(${formDrafts.values}, '{seen}', ${seen})` })
    .where(and(eq(formDrafts.userId, actor.userId), eq(formDrafts.form, form), condition))
}

/** Stores what a member has typed into a message and not sent; a text that was emptied is forgotten. */
export async function storeUnsavedMessage(ctx: Ctx, { form, text }: UnsavedMessageInput): Promise<void> {
  authorize(ctx.actor, 'thread.list')
  const { db, actor, now } = ctx
  const { subject, body } = text.values
  if (![...subject, ...body].some((typed) => typed.trim())) return deleteUnsavedText({ db, actor }, form)
  // Nobody else writes the same message: there is nothing to merge it with, and nobody to be told.
  const values = { values: text.values, base: {}, began: now.toISOString(), seen: null }
  await db
    .insert(formDrafts)
    .values({ userId: actor.userId, form, values, updatedAt: now })
    .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.form], set: { values, updatedAt: now } })
  await deleteOldestMessages(ctx, actor.userId)
}

/** More than anyone begins and does not send in the time for which they are kept. */
const maxUnsaved = 50

async function deleteOldestMessages({ db }: Ctx, userId: string) {
  const isOwnMessage = and(eq(formDrafts.userId, userId), like(formDrafts.form, `${ownMessagePrefix}%`))
  const kept = db
    .select({ form: formDrafts.form })
    .from(formDrafts)
    .where(isOwnMessage)
    .orderBy(desc(formDrafts.updatedAt))
    .limit(maxUnsaved)
  await db.delete(formDrafts).where(and(isOwnMessage, notInArray(formDrafts.form, kept)))
}
