import { and, eq } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { formDrafts } from '~/db/schema/workspace'
import type { Ctx } from '~/web/ctx.server'

/** In the transaction of the command that saves or sends the form: its text is either there or gone with it. */
export async function deleteUnsavedText({ db, actor }: Pick<Ctx, 'db'> & { actor: Member }, form: string) {
  await db.delete(formDrafts).where(and(eq(formDrafts.userId, actor.userId), eq(formDrafts.form, form)))
}
