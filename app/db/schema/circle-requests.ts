import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { circleInterests } from '../../lib/circle-interests'
import { handling } from './handling'
import { locale } from './locale'

export const circleInterest = pgEnum('circle_interest', circleInterests)
export const circleRequestStatus = pgEnum('circle_request_status', ['new', 'invited', 'declined'])

export const circleRequests = pgTable(
  'circle_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    organization: text(),
    role: text(),
    country: text(),
    why: text().notNull(),
    interests: circleInterest().array().notNull(),
    status: circleRequestStatus().notNull().default('new'),
    /** The words agreed to, as they were shown in `locale`: the texts of the site may change, what was agreed may not. */
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...handling(),
  },
  (table) => [
    // One unanswered request an address, whatever its capitals, even when two arrive at once.
    uniqueIndex('circle_requests_one_new').on(sql`lower(${table.email})`).where(sql`${table.status} = 'new'`),
    index('circle_requests_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('circle_requests_newest').on(table.createdAt.desc()),
  ],
)
