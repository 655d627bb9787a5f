import { and, eq } from 'drizzle-orm'
import { formDrafts } from '~/db/schema/workspace'
import { adminCommand, deleteUnsavedText } from '~/features/admin/commands.server'
import { editingMinutes } from './model'
import { type StoreInput, storedText } from './schema'

/** Stores what someone has typed into a form. Of two tabs of the same person the last one wins. */
export const storeUnsavedText = adminCommand('draft.store', async (ctx, { form, version, text }: StoreInput) => {
  const { userId } = ctx.actor
  const [before] = await ctx.db
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.userId, userId), eq(formDrafts.form, form)))
  const isSameSpell = before && before.updatedAt.getTime() > ctx.now.getTime() - editingMinutes * 60_000
  const began = (isSameSpell && storedText.safeParse(before.values).data?.began) || ctx.now.toISOString()
  const row = { values: { ...text, began }, baseVersion: version ?? null, updatedAt: ctx.now }
  await ctx.db
    .insert(formDrafts)
    .values({ userId, form, ...row })
    .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.form], set: row })
  return { storedAt: ctx.now }
})

export const discardUnsavedText = adminCommand('draft.store', (ctx, { form }: { form: string }) =>
  deleteUnsavedText(ctx, form),
)
