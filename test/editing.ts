import { asc, eq } from 'drizzle-orm'
import { auditLog } from '~/db/schema/audit-log'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { users } from '~/db/schema/users'
import type { DocumentType } from '~/features/cms/fields/model'
import { documentInput } from '~/features/cms/forms/schema'
import { createDocumentsSource } from '~/features/content/sources/documents.server'
import type { Ctx } from '~/web/ctx.server'

const minute = 60_000

export async function asAdmin(ctx: Ctx, email = 'editor@nordbro.example', isAdmin = true) {
  const [user] = await ctx.db.insert(users).values({ email, passwordHash: '', locale: 'en' }).returning()
  return {
    ...ctx,
    actor: {
      userId: user?.id ?? '',
      email,
      role: 'supplier',
      level: 'entry',
      adminRole: isAdmin ? ('owner' as const) : null,
    } as const,
  }
}
export const later = <Any extends Ctx>(ctx: Any, minutes: number): Any => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * minute),
})

const note = { 'title.en': 'One', slug: 'one', 'summary.en': 'In short.', date: '2026-11-01' }
export const documentValues = (type: DocumentType, values: Record<string, string>, version: number | null) =>
  documentInput(type, 'draft').parse({ ...values, version: version === null ? '' : String(version) })
export const noteInput = (overrides: Record<string, string> = {}, version: number | null = null) =>
  documentValues('note', { ...note, ...overrides }, version)

export const rowOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(contentDocuments).where(eq(contentDocuments.id, id)))[0]
export const revisionsOf = ({ db }: Ctx, id: string) =>
  db.select().from(contentRevisions).where(eq(contentRevisions.documentId, id)).orderBy(asc(contentRevisions.version))
export const auditRows = ({ db }: Ctx) =>
  db
    .select({ who: auditLog.actorEmail, what: auditLog.action, name: auditLog.objectName })
    .from(auditLog)
    .orderBy(asc(auditLog.createdAt))
/** The ids of documents that visitors can see. */
export const visible = ({ db }: Ctx) => createDocumentsSource(db).fetch('*[]._id', {}, AbortSignal.timeout(60_000))

export const noteRef = { type: 'note', id: 'n1' } as const
