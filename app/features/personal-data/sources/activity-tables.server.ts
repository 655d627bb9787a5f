import { eq, inArray, or } from 'drizzle-orm'
import { auditLog } from '~/db/schema/audit-log'
import { checkIns } from '~/db/schema/check-ins'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { eventFeedback } from '~/db/schema/event-feedback'
import { eventConfirmations, eventMessageRecipients, eventMessages, eventReminders } from '~/db/schema/event-messages'
import { eventInterests, eventResponses, events } from '~/db/schema/events'
import { insightDownloads, insights } from '~/db/schema/insights'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { eventHistory, eventWaitlist, seatOffers } from '~/db/schema/seats'
import { securityEvents } from '~/db/schema/security-events'
import { teamNotes } from '~/db/schema/team-notes'
import { formDrafts, savedViews } from '~/db/schema/workspace'
import type { Person } from '../model'
import { byAddress, byUser, nobody, type PersonalTable, through } from './rows.server'

const isTheirsInLog = (person: Person) =>
  or(inArray(auditLog.objectId, [person.userId ?? nobody, person.email]), eq(auditLog.objectName, person.email))

/** Tables with what a person has done, what was sent to them, and what we have written about them. */
export const activityTables: PersonalTable[] = [
  { table: eventResponses, part: 'events', rows: byUser(eventResponses.userId), erasure: 'with' },
  {
    table: events,
    part: 'events',
    rows: through(events.id, eventResponses.eventId, eventResponses, byUser(eventResponses.userId)),
    shown: ['id', 'title', 'eventDate', 'location'],
    erasure: 'keep',
  },
  { table: eventMessageRecipients, part: 'events', rows: byUser(eventMessageRecipients.userId), erasure: 'with' },
  { table: eventReminders, part: 'events', rows: byUser(eventReminders.userId), erasure: 'with' },
  { table: eventConfirmations, part: 'events', rows: byUser(eventConfirmations.userId), erasure: 'with' },
  {
    table: eventMessages,
    part: 'work',
    rows: (person) => or(byAddress(eventMessages.authorEmail)(person), byAddress(eventMessages.senderEmail)(person)),
    // The people to whom it goes are others.
    hidden: ['userIds', 'organisationIds', 'files'],
    erasure: 'rename',
  },
  { table: eventWaitlist, part: 'events', rows: byUser(eventWaitlist.userId), erasure: 'with' },
  { table: seatOffers, part: 'events', rows: byUser(seatOffers.userId), hidden: ['hash'], erasure: 'with' },
  { table: eventHistory, part: 'events', rows: byUser(eventHistory.userId), hidden: ['byId'], erasure: 'with' },
  { table: checkIns, part: 'events', rows: byUser(checkIns.userId), hidden: ['byId', 'deviceId'], erasure: 'with' },
  { table: eventFeedback, part: 'events', rows: byUser(eventFeedback.userId), erasure: 'with' },
  { table: eventInterests, part: 'events', rows: byUser(eventInterests.userId), erasure: 'with' },
  { table: insightDownloads, part: 'downloads', rows: byUser(insightDownloads.userId), erasure: 'with' },
  {
    table: insights,
    part: 'downloads',
    rows: through(insights.id, insightDownloads.insightId, insightDownloads, byUser(insightDownloads.userId)),
    shown: ['id', 'title', 'fileName'],
    erasure: 'keep',
  },
  {
    table: mails,
    part: 'mails',
    rows: byAddress(mails.toAddress),
    hidden: ['secret', 'secretPlaceholder'],
    erasure: 'delete',
  },
  {
    table: teamNotes,
    part: 'notes',
    rows: byAddress(teamNotes.email),
    hidden: ['authorId', 'authorEmail'],
    erasure: 'delete',
  },
  { table: savedViews, part: 'work', rows: byUser(savedViews.userId), erasure: 'with' },
  { table: formDrafts, part: 'work', rows: byUser(formDrafts.userId), erasure: 'with' },
  {
    table: contentDocuments,
    part: 'work',
    rows: byAddress(contentDocuments.updatedBy),
    shown: ['id', 'type', 'version', 'updatedAt', 'updatedBy'],
    erasure: 'rename',
  },
  {
    table: contentRevisions,
    part: 'work',
    rows: byAddress(contentRevisions.editorEmail),
    hidden: ['fields'],
    erasure: 'rename',
  },
  { table: media, part: 'work', rows: byAddress(media.uploadedBy), erasure: 'rename' },
  {
    table: auditLog,
    part: 'log',
    rows: isTheirsInLog,
    hidden: ['actorId', 'actorEmail'],
    erasure: 'rename',
  },
  {
    table: auditLog,
    part: 'log',
    rows: (person) => or(byUser(auditLog.actorId)(person), eq(auditLog.actorEmail, person.email)),
    // What it was done to is often another person.
    hidden: ['objectId', 'objectName', 'details'],
    erasure: 'rename',
  },
  {
    table: securityEvents,
    part: 'log',
    rows: (person) => or(byUser(securityEvents.userId)(person), byUser(securityEvents.actorId)(person)),
    hidden: ['hash', 'number'],
    erasure: 'keep',
  },
]
