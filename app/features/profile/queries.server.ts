import { desc, eq, sql } from 'drizzle-orm'
import { authorize } from '~/auth/permissions'
import { listSessions } from '~/auth/sessions.server'
import { accessRequests } from '~/db/schema/access-requests'
import { eventResponses, events } from '~/db/schema/events'
import { memberProfiles } from '~/db/schema/member-profiles'
import { users } from '~/db/schema/users'
import { eventText } from '~/features/events/model'
import type { Ctx } from '~/web/ctx.server'
import type { ProfileTexts } from './model'

/** Everything shown on the account page. */
export async function getAccount(ctx: Ctx) {
  const { actor } = ctx
  authorize(actor, 'account.see', actor?.userId ?? '')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, actor.userId))
  const requests = await ctx.db
    .select({
      id: accessRequests.id,
      role: accessRequests.role,
      organization: accessRequests.organization,
      status: accessRequests.status,
      createdAt: accessRequests.createdAt,
    })
    .from(accessRequests)
    .where(eq(sql`lower(${accessRequests.email})`, actor.email))
    .orderBy(desc(accessRequests.createdAt))
  const rows = await ctx.db
    .select({ event: events, response: eventResponses.response })
    .from(eventResponses)
    .innerJoin(events, eq(events.id, eventResponses.eventId))
    .where(eq(eventResponses.userId, actor.userId))
    .orderBy(desc(events.eventDate))
  const answers = rows.map(({ event, response }) => {
    const { id, eventDate, status } = event
    const { title } = eventText(event, ctx.locale)
    return { id, title: title.text, titleLang: title.lang, eventDate, status, response }
  })
  const sessions = await listSessions(ctx, actor.userId, actor.adminRole !== null)
  const { email } = actor
  const { name = '', locale = ctx.locale, hasPassword = true } = user ?? {}
  return { name, email, hasPassword, locale, requests, answers, sessions }
}

/** What the actor has written about themselves. */
export async function getProfileTexts({ db, actor }: Ctx): Promise<ProfileTexts> {
  authorize(actor, 'account.see', actor?.userId ?? '')
  const { title, country, seeks, offers } = memberProfiles
  const [texts] = await db
    .select({ title, country, seeks, offers })
    .from(memberProfiles)
    .where(eq(memberProfiles.userId, actor.userId))
  return { title: '', seeks: '', offers: '', ...texts, country: texts?.country ?? '' }
}
