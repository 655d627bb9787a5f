import { eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { preparedQuery } from '~/db/prepared-query.server'
import { eventInterests, eventResponses } from '~/db/schema/events'
import { memberProfiles } from '~/db/schema/member-profiles'
import { users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import type { MemberRole } from '~/lib/member-roles'
import type { Ctx } from '~/web/ctx.server'
import { areShown, type FirstStepsRecord, type FirstStepsView, progressOf } from './model'

const recordQuery = preparedQuery((db) => {
  const userId = sql.placeholder('userId')
  const hasRow = (table: typeof eventResponses | typeof eventInterests) =>
    sql<boolean>`exists (select from ${table} where ${table.userId} = ${userId})`
  return db
    .select({
      name: users.name,
      locale: users.locale,
      seeks: memberProfiles.seeks,
      offers: memberProfiles.offers,
      state: userPreferences.firstSteps,
      skipped: userPreferences.skippedSteps,
      hasAnswered: hasRow(eventResponses),
      isInterested: hasRow(eventInterests),
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .where(eq(users.id, userId))
    .prepare('first-steps')
})

/** What is stored about the actor's first steps. */
export async function getFirstStepsRecord({ db, actor, locale }: Ctx) {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [row] = await recordQuery(db).execute({ userId: actor.userId })
  const texts = {
    name: row?.name ?? '',
    locale: row?.locale ?? locale,
    seeks: row?.seeks ?? '',
    offers: row?.offers ?? '',
  }
  const record: FirstStepsRecord = {
    state: row?.state ?? 'new',
    skipped: row?.skipped ?? [],
    done: {
      name: texts.name !== '',
      exchange: texts.seeks !== '' || texts.offers !== '',
      event: row?.hasAnswered === true || row?.isInterested === true,
    },
  }
  return { record, texts }
}

/** The first steps for the page of a role; null where they are not shown, as on pages of other roles. */
export async function getFirstSteps(ctx: Ctx, pageRole: MemberRole): Promise<FirstStepsView | null> {
  if (ctx.actor?.role !== pageRole) return null
  const { record, texts } = await getFirstStepsRecord(ctx)
  return areShown(record) ? { ...progressOf(record), ...texts } : null
}
