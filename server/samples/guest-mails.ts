import type { Db } from '~/db/db.server'
import { eventMessageRecipients, eventMessages } from '~/db/schema/event-messages'
import { events } from '~/db/schema/events'

const dayMs = 24 * 60 * 60 * 1000

type Samples = { eventId: string; attendees: string[]; senderEmail: string }

/** An announcement that was sent, a message to guests that is being written, and an event that is a draft. */
export async function fillGuestMails(tx: Db, now: Date, { eventId, attendees, senderEmail }: Samples) {
  const sentAt = new Date(now.getTime() - 3 * dayMs)
  const times = { createdAt: sentAt, updatedAt: sentAt }
  const [announcement] = await tx
    .insert(eventMessages)
    .values({
      ...{ eventId, kind: 'announcement', status: 'sent', groups: ['audience'], authorEmail: senderEmail },
      ...{ senderEmail, sendAt: sentAt, sentAt, skipped: { optedOut: 1 }, ...times },
    })
    .returning()
  if (announcement) {
    const told = { messageId: announcement.id, announcedEventId: eventId, createdAt: sentAt, mailedAt: sentAt }
    await tx.insert(eventMessageRecipients).values(attendees.map((userId) => ({ ...told, userId })))
  }
  await tx.insert(eventMessages).values({
    ...{ eventId, kind: 'message', groups: ['attending'], authorEmail: senderEmail, createdAt: now, updatedAt: now },
    texts: {
      en: { subject: 'How to find us', body: 'The door is in the yard. Ring at the second bell.' },
      sv: { subject: 'Så hittar du oss', body: 'Dörren ligger på gården. Ring på den andra klockan.' },
    },
  })
  const eventDate = new Date(now.getTime() + 51 * dayMs)
  eventDate.setUTCHours(16, 0, 0, 0)
  await tx.insert(events).values({
    ...{ title: 'A dinner that is being planned', eventType: 'Dinner', location: 'Södermalm, Stockholm', eventDate },
    ...{ description: 'The host is not confirmed yet.', timeZone: 'Europe/Stockholm', roles: ['hospital'] },
    status: 'draft',
  })
}
