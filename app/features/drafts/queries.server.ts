import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { authorize, can, type Member } from '~/auth/permissions'
import { users } from '~/db/schema/users'
import { formDrafts } from '~/db/schema/workspace'
import { AppError } from '~/lib/app-error'
import type { Ctx } from '~/web/ctx.server'
import { aliveMs, type Editor, type GoneText, isNewForm, type OpenedForm } from './model'
import { formName, storedText } from './schema'

/** Opens forms for the actor, each with their unsaved text. Nobody else's is read, and those who only look have none. */
export async function openForms(ctx: Ctx, forms: string[]): Promise<(form: string) => OpenedForm> {
  authorize(ctx.actor, 'admin.enter')
  return readOwn(ctx, ctx.actor, can(ctx.actor, 'draft.store') ? forms : [])
}

export const openForm = async (ctx: Ctx, form: string): Promise<OpenedForm> => (await openForms(ctx, [form]))(form)

/** Opens the form of a member's message. An admin who looks at the pages as someone else can't write one. */
export async function openMessage(ctx: Ctx, form: string): Promise<OpenedForm> {
  authorize(ctx.actor, 'thread.list')
  return (await readOwn(ctx, ctx.actor, ctx.isViewing ? [] : [form]))(form)
}

async function readOwn({ db }: Ctx, { userId: owner }: Member, forms: string[]) {
  const isOwn = and(eq(formDrafts.userId, owner), inArray(formDrafts.form, forms))
  const rows = forms.length > 0 ? await db.select().from(formDrafts).where(isOwn) : []
  const unsaved = new Map(
    rows.flatMap(({ form, values: text, updatedAt }) => {
      const { values, base } = storedText.safeParse(text).data ?? {}
      return values && base ? [[form, { typedAt: updatedAt, values, base }] as const] : []
    }),
  )
  return (form: string): OpenedForm => ({ form, owner, unsaved: unsaved.get(form) ?? null })
}

/** Runs the query of a page about one thing. If that is gone, its error page gets what the actor had typed into its form. */
export async function findOrKeepText<Found>(ctx: Ctx, form: string, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'not-found') throw error
    const { unsaved } = await openForm(ctx, form)
    throw new AppError(error.kind, error.message, undefined, { text: unsaved satisfies GoneText | null })
  }
}

/** The last sign of life of an editor. Texts of one format, so that they are compared as texts. */
export const lastSeen = sql`(${formDrafts.values} ->> 'seen') collate "C"`

/** Who else has typed into the form and still has it open, and since when. Their text stays theirs. */
export async function listEditors(ctx: Ctx, form: string | null): Promise<Editor[]> {
  authorize(ctx.actor, 'draft.store')
  if (!formName.safeParse(form).success || form === null) throw new AppError('not-found', 'drafts.unknownForm')
  if (isNewForm(form)) return []
  const rows = await ctx.db
    .select({ name: users.name, email: users.email, values: formDrafts.values })
    .from(formDrafts)
    .innerJoin(users, eq(users.id, formDrafts.userId))
    .where(
      and(
        gt(lastSeen, new Date(ctx.now.getTime() - aliveMs).toISOString()),
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
