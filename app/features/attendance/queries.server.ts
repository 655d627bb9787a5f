import { and, asc, eq, ne, not, sql } from 'drizzle-orm'
import { authorize, type Member } from '~/auth/permissions'
import { eventResponses } from '~/db/schema/events'
import { memberProfiles } from '~/db/schema/member-profiles'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { userPreferences } from '~/db/schema/workspace'
import { isOutdated } from '~/features/consents/model'
import { getLastConsent } from '~/features/consents/queries.server'
import { directoryMember } from '~/features/directory/model'
import { isVisible } from '~/features/directory/queries.server'
import { getShownEvent } from '~/features/events/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { type Attendees, consentVersion, type OwnAttendance } from './model'

/**
 * Who is coming to an event: only for those who attend it themselves, and only those who have agreed. Null for everyone else,
 * and for an event that is over or cancelled. Read anew each time, so that a withdrawal takes effect at once.
 */
export async function getAttendees(ctx: Ctx, eventId: string): Promise<Attendees | null> {
  const { db, actor } = ctx
  authorize(actor, 'event.list')
  const { myResponse, isOver, isCancelled } = await getShownEvent(ctx, eventId)
  if (myResponse !== 'attending' || isOver || isCancelled) return null
  const isAttending = and(eq(eventResponses.eventId, eventId), eq(eventResponses.response, 'attending'))
  const rows = await db
    .select({ id: users.id, name: users.name, isInDirectory: isInDirectory(actor) })
    .from(eventResponses)
    .innerJoin(users, eq(users.id, eventResponses.userId))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(memberProfiles, eq(memberProfiles.userId, users.id))
    .where(and(isAttending, userPreferences.showsAttendance, ne(users.name, ''), not(isRestrictedUser(users.id))))
    .orderBy(asc(users.name), asc(users.id))
  const total = await db.$count(eventResponses, isAttending)
  const isShown = rows.some(({ id }) => id === actor.userId)
  return {
    // Without the ids of those whom the directory hides.
    shown: rows.map(({ id, name, isInDirectory }) => ({
      name,
      isMe: id === actor.userId,
      page: isInDirectory ? directoryMember(id) : null,
    })),
    others: total - rows.length - (isShown ? 0 : 1),
    showsOwn: (await getOwnAttendance(ctx)).shows,
  }
}

const isInDirectory = (viewer: Member) => sql<boolean>`coalesce(${isVisible(viewer)}, false)`

/** The actor's own choice. */
export async function getOwnAttendance({ db, actor }: Ctx): Promise<OwnAttendance> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const { userId } = actor
  const [row] = await db
    .select({ shows: userPreferences.showsAttendance, name: users.name })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
  const last = await getLastConsent({ db }, { userId }, 'attendance')
  return {
    shows: row?.shows ?? false,
    hasName: Boolean(row?.name),
    isWordingNewer: isOutdated(last, consentVersion),
  }
}
