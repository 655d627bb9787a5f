import { or } from 'drizzle-orm'
import { deliverableHistory, deliverables, hospitalHours } from '~/db/schema/deliverables'
import { engagementHistory, engagementRequests, engagementSignatories, engagements } from '~/db/schema/engagements'
import { introductions } from '~/db/schema/introductions'
import { threadFiles, threadMessages, threadReaders, threads } from '~/db/schema/threads'
import { byAddress, byUser, type PersonalTable, through } from './rows.server'

const isAuthor = byUser(threadMessages.authorId)

/** Tables with what a person has agreed to and written for their organisation. The rows stay; their name and words do not. */
export const engagementTables: PersonalTable[] = [
  {
    table: engagements,
    part: 'organisation',
    rows: byUser(engagements.acceptedById),
    shown: ['id', 'program', 'tier', 'state', 'acceptedText', 'acceptedByName', 'decidedAt'],
    erasure: 'rename',
    emptied: { acceptedByName: '', acceptedById: null },
  },
  {
    table: engagements,
    part: 'work',
    rows: byUser(engagements.ownerId),
    shown: ['id', 'program', 'tier', 'state'],
    erasure: 'rename',
  },
  { table: engagementSignatories, part: 'organisation', rows: byUser(engagementSignatories.userId), erasure: 'with' },
  {
    table: engagementHistory,
    part: 'organisation',
    rows: byUser(engagementHistory.byId),
    erasure: 'rename',
    emptied: { reason: '' },
  },
  {
    table: engagementRequests,
    part: 'requests',
    rows: byUser(engagementRequests.userId),
    hidden: ['doneBy'],
    erasure: 'with',
  },
  {
    table: deliverables,
    part: 'organisation',
    rows: byUser(deliverables.acceptedById),
    shown: ['id', 'title', 'state', 'acceptedAt', 'acceptedByName'],
    erasure: 'rename',
    emptied: { acceptedByName: '', acceptedById: null },
  },
  {
    table: deliverables,
    part: 'work',
    rows: byUser(deliverables.ownerId),
    shown: ['id', 'title', 'state'],
    erasure: 'rename',
  },
  {
    table: deliverableHistory,
    part: 'organisation',
    rows: byUser(deliverableHistory.byId),
    erasure: 'rename',
    emptied: { reason: '' },
  },
  {
    table: introductions,
    part: 'work',
    rows: byUser(introductions.authorId),
    // Whom they introduced is about others.
    shown: ['id', 'introducedOn', 'createdAt'],
    erasure: 'rename',
  },
  { table: hospitalHours, part: 'work', rows: byAddress(hospitalHours.enteredBy), erasure: 'rename' },
  {
    table: threads,
    part: 'messages',
    rows: (person) =>
      or(
        through(threads.id, threadMessages.threadId, threadMessages, isAuthor)(person),
        byUser(threads.ownerId)(person),
      ),
    shown: ['id', 'subject', 'createdAt'],
    erasure: 'rename',
  },
  {
    table: threadMessages,
    part: 'messages',
    rows: isAuthor,
    // Whom they mentioned is about others.
    hidden: ['mentions'],
    erasure: 'rename',
    emptied: { authorName: '', body: '' },
  },
  {
    table: threadFiles,
    part: 'messages',
    rows: through(threadFiles.messageId, threadMessages.id, threadMessages, isAuthor),
    erasure: 'delete',
  },
  { table: threadReaders, part: 'messages', rows: byUser(threadReaders.userId), erasure: 'with' },
]
