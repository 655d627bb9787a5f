import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { authorize } from '~/auth/permissions'
import { auditLog, isNoView } from '~/db/schema/audit-log'
import { searchText } from '~/lib/search-text'
import { pageFrom, pageOf, pageSize } from '~/ui/pager'
import type { Ctx } from '~/web/ctx.server'

type ActivityFilter = { actor: string; action: string; object: string; page: number }

export const activityFilter = (query: URLSearchParams): ActivityFilter => ({
  actor: searchText(query.get('actor')),
  action: searchText(query.get('action')),
  object: searchText(query.get('object')),
  page: pageFrom(query),
})

/** What admins did, the latest first. */
export async function listActivity(ctx: Ctx, { actor, action, object, page: requestedPage }: ActivityFilter) {
  authorize(ctx.actor, 'activity.list')
  const condition = and(
    actor ? contains(auditLog.actorEmail, actor) : undefined,
    // Of pages that were only looked at there are many more rows: they are listed when they are asked for.
    action ? eq(auditLog.action, action) : isNoView(auditLog.action),
    // Matches the id too, to find all actions on an object whatever its name was then.
    object ? or(contains(auditLog.objectName, object), eq(auditLog.objectId, object)) : undefined,
  )
  const total = await ctx.db.$count(auditLog, condition)
  const { page, offset } = pageOf(total, requestedPage)
  return { rows: await selectActions(ctx, condition).limit(pageSize).offset(offset), total, page }
}

const selectActions = ({ db }: Ctx, condition: SQL | undefined) =>
  db
    .select({
      id: auditLog.id,
      actorId: auditLog.actorId,
      actorEmail: auditLog.actorEmail,
      action: auditLog.action,
      objectId: auditLog.objectId,
      objectName: auditLog.objectName,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(condition)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))

/** What admins did to one object, the latest first. For the page of the object, which authorizes its reader. */
export const listHistory = (ctx: Ctx, objectId: string) =>
  selectActions(ctx, and(eq(auditLog.objectId, objectId), isNoView(auditLog.action))).limit(pageSize)

export type DoneAction = Awaited<ReturnType<typeof listActivity>>['rows'][number]

/** Of who did it and of what it was done to. */
export const idsOf = (rows: DoneAction[]) =>
  rows.flatMap(({ actorId, objectId }) => (actorId ? [actorId, objectId] : [objectId]))

/** What admins did to one object, the oldest first. */
export async function listActionsOn(ctx: Ctx, objectId: string) {
  authorize(ctx.actor, 'activity.list')
  return ctx.db
    .select({
      id: auditLog.id,
      actorEmail: auditLog.actorEmail,
      action: auditLog.action,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(and(eq(auditLog.objectId, objectId), isNoView(auditLog.action)))
    .orderBy(asc(auditLog.createdAt))
    .limit(100)
}

/** Every kind of action that the log has, to choose from. */
export async function listActionNames(ctx: Ctx): Promise<string[]> {
  authorize(ctx.actor, 'activity.list')
  const rows = await ctx.db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.action))
  return rows.map(({ action }) => action)
}

/** Whether the column contains the text, ignoring case. Unlike `like`, it has no wildcard characters. */
export const contains = (column: PgColumn, text: string): SQL => sql`strpos(lower(${column}), lower(${text})) > 0`
