import { and, eq, lt, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { accessRequests } from '~/db/schema/access-requests'
import { chatConversations } from '~/db/schema/chat-messages'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { mails } from '~/db/schema/mails'
import { newsletterSubscriptions } from '~/db/schema/newsletter-subscriptions'
import { rateLimits } from '~/db/schema/rate-limits'
import { accountLinks, registrations, sessions } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import { before, keptFor } from './model'

/** Deletes what the privacy page says is not kept any longer. Run every hour; running it twice is no harm. */
export async function deleteExpired({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const requestsSince = before(now, keptFor.requests)
  const expired: [PgTable, SQL | undefined][] = [
    [accessRequests, lt(accessRequests.createdAt, requestsSince)],
    [contactRequests, lt(contactRequests.createdAt, requestsSince)],
    [circleRequests, lt(circleRequests.createdAt, requestsSince)],
    [chatConversations, lt(chatConversations.createdAt, requestsSince)],
    [
      newsletterSubscriptions,
      and(
        eq(newsletterSubscriptions.status, 'pending'),
        lt(newsletterSubscriptions.askedAt, before(now, keptFor.unconfirmed)),
      ),
    ],
    [
      newsletterSubscriptions,
      and(
        eq(newsletterSubscriptions.status, 'unsubscribed'),
        lt(newsletterSubscriptions.unsubscribedAt, before(now, keptFor.unsubscribed)),
      ),
    ],
    // One that still waits is not ours to lose.
    [mails, and(ne(mails.status, 'queued'), lt(mails.createdAt, before(now, keptFor.mails)))],
    // What has ended is of no use to anyone; a registration that nobody confirmed never was.
    [sessions, lt(sessions.expiresAt, now)],
    [accountLinks, lt(accountLinks.expiresAt, before(now, keptFor.unconfirmed))],
    [registrations, lt(registrations.createdAt, before(now, keptFor.unconfirmed))],
    // Of no use once its window is over, so it goes long before its time.
    [rateLimits, lt(rateLimits.endsAt, now)],
  ]
  for (const [table, isExpired] of expired) await db.delete(table).where(isExpired)
}
