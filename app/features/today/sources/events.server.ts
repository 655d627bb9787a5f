import { and, asc, count, eq, gt, gte, lt, lte } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { eventResponses, events } from '~/db/schema/events'
import { userAccessLevels } from '~/db/schema/users'
import { eventPage } from '~/features/event-planning/model'
import { type AccessLevel, accessLevels } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'
import { dayMs, minuteMs, writeMoment } from '~/lib/promise-clock'
import { cachedResult } from '~/web/cached-result.server'
import type { Ctx } from '~/web/ctx.server'
import { answersOf, isShortOfAnswers } from '../model/answers'
import { type Line, lineTime } from '../model/lines'
import type { Meeting } from '../model/week'

/** Events are looked at from this many days before they begin. */
const soonDays = 14
/** More than any team holds in two weeks. */
const eventsAtMost = 100

type MemberCount = { role: MemberRole; level: AccessLevel; members: number }

/** Members by role and level. It reads the whole table, so it is cached for a minute. */
const countMembers = cachedResult(minuteMs, ({ db }): Promise<MemberCount[]> => {
  const { role, accessLevel: level } = userAccessLevels
  return db.select({ role, level, members: count() }).from(userAccessLevels).groupBy(role, level)
})

/** Events that begin soon and have few answers. */
export async function listEventLines(ctx: Ctx, limit: number): Promise<Line[]> {
  authorize(ctx.actor, 'event.manage')
  const countAnswers = (response: 'attending' | 'not_attending') =>
    ctx.db.$count(eventResponses, and(eq(eventResponses.eventId, events.id), eq(eventResponses.response, response)))
  const { id, title, eventType, eventDate, location, roles, minLevel, maxParticipants } = events
  const event = { id, title, eventType, eventDate, location, roles, minLevel, maxParticipants }
  const rows = await ctx.db
    .select({ event, attending: countAnswers('attending'), declined: countAnswers('not_attending') })
    .from(events)
    .where(
      and(
        eq(events.status, 'scheduled'),
        gt(events.eventDate, ctx.now),
        lte(events.eventDate, new Date(ctx.now.getTime() + soonDays * dayMs)),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(eventsAtMost)
  if (rows.length === 0) return []
  const members = await countMembers(ctx)
  return rows
    .flatMap(({ event, attending, declined }): Line[] => {
      const isInvited = ({ role, level }: MemberCount) =>
        event.roles.includes(role) && accessLevels.indexOf(level) >= accessLevels.indexOf(event.minLevel)
      const invited = members.filter(isInvited).reduce((sum, row) => sum + row.members, 0)
      const answers = { invited, attending, declined, seats: event.maxParticipants }
      if (!isShortOfAnswers(answers)) return []
      const { id, title, eventType, eventDate: dueAt, location } = event
      const clock = {
        unit: 'days' as const,
        dueAt,
        msLeft: dueAt.getTime() - ctx.now.getTime(),
        msWhole: soonDays * dayMs,
      }
      return [
        {
          kind: 'event',
          id,
          name: title,
          who: answersOf(answers),
          from: eventType,
          what: title,
          about: location,
          lang: null,
          time: lineTime(clock, `begins ${writeMoment(dueAt, ctx.now)}`),
          page: eventPage(id),
          action: 'See answers',
          form: null,
        },
      ]
    })
    .slice(0, limit)
}

/** Scheduled events that begin between two moments. */
export async function listMeetings(ctx: Ctx, { from, to }: { from: Date; to: Date }): Promise<Meeting[]> {
  authorize(ctx.actor, 'event.oversee')
  const { id, title, eventDate, endsAt } = events
  return ctx.db
    .select({ id, title, from: eventDate, to: endsAt })
    .from(events)
    .where(and(eq(events.status, 'scheduled'), gte(eventDate, from), lt(eventDate, to)))
    .orderBy(asc(eventDate), asc(id))
    .limit(eventsAtMost)
}
