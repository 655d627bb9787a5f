import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { type Editor, editingMinutes, type OpenedForm } from './model'
import { formName, storedText } from './schema'

/** Opens forms for the actor, each with their unsaved text. Nobody else's is read. */
export async function openForms(ctx: Ctx, forms: string[]): Promise<(form: string) => OpenedForm> {
  authorize(ctx.actor, 'draft.store')
  const owner = ctx.actor.userId
  const isOwn = and(eq(formDrafts.userId, owner), inArray(formDrafts.form, forms))
  const rows = forms.length > 0 ? await ctx.db.select().from(formDrafts).where(isOwn) : []
  const unsaved = new Map(
    rows.flatMap(({ form, values: text, updatedAt }) => {
      const { values, base } = storedText.safeParse(text).data ?? {}
      return values && base ? [[form, { typedAt: updatedAt, values, base }] as const] : []
    }),
  )
  return (form) => ({ form, owner, unsaved: unsaved.get(form) ?? null })
}

export const openForm = async (ctx: Ctx, form: string): Promise<OpenedForm> => (await openForms(ctx, [form]))(form)

/** Who else has typed into the form within the last minutes, and since when. Their text stays theirs. */
export async function listEditors(ctx: Ctx, form: string | null): Promise<Editor[]> {
  authorize(ctx.actor, 'draft.store')
  if (!formName.safeParse(form).success || form === null) throw new AppError('not-found', 'drafts.unknownForm')
  const rows = await ctx.db
    .select({ name: users.name, email: users.email, values: formDrafts.values })
    .from(formDrafts)
    .innerJoin(users, eq(users.id, formDrafts.userId))
    .where(
      and(
        gt(formDrafts.updatedAt, new Date(ctx.now.getTime() - editingMinutes * 60_000)),
        eq(formDrafts.form, form),
        ne(formDrafts.userId, ctx.actor.userId),
      ),
    )
    .orderBy(asc(users.email))
  return rows.flatMap(({ name, email, values }) => {
    const began = storedText.safeParse(values).data?.began
    return began ? [{ name: name || email, since: began }] : []
  })
}
