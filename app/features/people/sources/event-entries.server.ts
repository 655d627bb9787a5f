import { sql } from 'drizzle-orm'
import { checkIns } from '~/db/schema/check-ins'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventMessageRecipients, eventMessages } from '~/db/schema/event-messages'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { eventHistory } from '~/db/schema/seats'
import { users } from '~/db/schema/users'
import { isOfThisDate, overAt } from '~/features/check-in/sources/present.server'
import { beginningOf, type Source } from './source.server'

/** Someone's latest tap at an event, which says whether they are present: the same rule as `presentGuests`. */
const isLatestTap = sql`${isOfThisDate} and not exists (select from ${checkIns} as later
  where later.event_id = ${checkIns.eventId} and later.user_id = ${checkIns.userId} and (later.tapped_at, later.id) > (${checkIns.tappedAt}, ${checkIns.id}))`

const isPresent = sql`exists (select from ${checkIns}
  where ${checkIns.eventId} = ${events.id} and ${checkIns.userId} = ${eventResponses.userId} and ${checkIns.isPresent} and ${isLatestTap})`

/** What people did about events: answers, places and offers, mails to guests, whether they came, and what they said. */
export const eventSources: Source[] = [
  {
    ...{ kind: 'events', type: 'event-answered', of: 'people' },
    from: sql`${eventResponses} join ${events} on ${events.id} = ${eventResponses.eventId}`,
    // Only of an answer without history, as samples are: otherwise every answer is a row of it.
    where: sql`${eventResponses.userId} = people.user_id and not exists (
      select from ${eventHistory} where ${eventHistory.eventId} = ${eventResponses.eventId} and ${eventHistory.userId} = ${eventResponses.userId})`,
    // Of two people an answer to the same event has two ids.
    id: sql`(${eventResponses.eventId}::text || '-' || ${eventResponses.userId}::text) collate "C"`,
    at: eventResponses.updatedAt,
    ref: sql`${events.id}::text`,
    title: events.title,
    detail: sql`${eventResponses.response}::text`,
  },
  {
    ...{ kind: 'events', type: 'event-seat', of: 'people' },
    from: sql`${eventHistory} join ${events} on ${events.id} = ${eventHistory.eventId}`,
    where: sql`${eventHistory.userId} = people.user_id`,
    id: sql`(${eventHistory.eventId}::text || '-' || ${eventHistory.number}::text) collate "C"`,
    at: eventHistory.at,
    ref: sql`${events.id}::text`,
    title: events.title,
    detail: sql`${eventHistory.what}::text || ' ' || ${eventHistory.reason}`,
    // What people do themselves needs no name beside theirs.
    by: sql`(select ${users.email} from ${users} where ${users.id} = ${eventHistory.byId} and ${users.id} <> ${eventHistory.userId})`,
  },
  {
    ...{ kind: 'events', type: 'event-came', of: 'people' },
    from: sql`${checkIns} join ${events} on ${events.id} = ${checkIns.eventId}`,
    where: sql`${checkIns.userId} = people.user_id and ${checkIns.isPresent} and ${isLatestTap}`,
    id: checkIns.id,
    at: checkIns.tappedAt,
    ref: sql`${events.id}::text`,
    title: events.title,
  },
  {
    // The same rule as `cameTo` of check-in.
    ...{ kind: 'events', type: 'event-no-show', of: 'people' },
    from: sql`${eventResponses} join ${events} on ${events.id} = ${eventResponses.eventId}`,
    where: sql`${eventResponses.userId} = people.user_id and ${eventResponses.response} = 'attending' and ${events.status} = 'scheduled'
      and ${overAt} <= (select now from clock)
      and exists (select from ${checkIns} where ${checkIns.eventId} = ${events.id} and ${checkIns.isPresent} and ${isLatestTap}) and not ${isPresent}`,
    id: sql`(${eventResponses.eventId}::text || '-' || ${eventResponses.userId}::text) collate "C"`,
    at: overAt,
    ref: sql`${events.id}::text`,
    title: events.title,
  },
  {
    ...{ kind: 'events', type: 'event-feedback', of: 'people' },
    from: sql`${eventFeedback} join ${events} on ${events.id} = ${eventFeedback.eventId}`,
    where: sql`${eventFeedback.userId} = people.user_id`,
    id: sql`(${eventFeedback.eventId}::text || '-' || ${eventFeedback.userId}::text) collate "C"`,
    at: eventFeedback.updatedAt,
    ref: sql`${events.id}::text`,
    title: events.title,
    detail: beginningOf(
      sql`concat_ws(' · ', ${eventFeedback.rating}::text || ' of 5', nullif(${eventFeedback.bestPart}, ''), nullif(${eventFeedback.nextTopic}, ''))`,
    ),
  },
  {
    ...{ kind: 'events', type: 'event-interest', of: 'people' },
    from: sql`${eventInterests}`,
    where: sql`${eventInterests.userId} = people.user_id`,
    id: eventInterests.userId,
    at: eventInterests.createdAt,
  },
  {
    ...{ kind: 'events', type: 'event-mailed', of: 'people' },
    from: sql`${eventMessageRecipients} join ${eventMessages} on ${eventMessages.id} = ${eventMessageRecipients.messageId} join ${events} on ${events.id} = ${eventMessages.eventId}`,
    where: sql`${eventMessageRecipients.userId} = people.user_id and ${eventMessageRecipients.mailedAt} is not null`,
    id: sql`(${eventMessageRecipients.messageId}::text || '-' || ${eventMessageRecipients.userId}::text) collate "C"`,
    at: eventMessageRecipients.createdAt,
    ref: sql`${events.id}::text`,
    title: events.title,
    // The subject that they got: in their language, else in another.
    detail: sql`coalesce(${eventMessages.texts} -> (select ${users.locale}::text from ${users} where ${users.id} = ${eventMessageRecipients.userId}) ->> 'subject', ${eventMessages.texts} -> 'en' ->> 'subject', ${eventMessages.texts} -> 'sv' ->> 'subject', ${eventMessages.texts} -> 'no' ->> 'subject')`,
    by: eventMessages.senderEmail,
  },
]
