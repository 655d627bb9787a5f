import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { circleRequests } from './circle-requests'
import { contactRequests } from './contact-requests'

/** Answers of the team, each sent as one mail. */
export const inboxAnswers = pgTable(
  'inbox_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactRequestId: uuid().references(() => contactRequests.id, { onDelete: 'cascade' }),
    circleRequestId: uuid().references(() => circleRequests.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    body: text().notNull(),
    authorEmail: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('inbox_answers_answer_one', sql`num_nonnulls(${table.contactRequestId}, ${table.circleRequestId}) = 1`),
    index('inbox_answers_of_contact').on(table.contactRequestId),
    index('inbox_answers_of_circle').on(table.circleRequestId),
  ],
)
