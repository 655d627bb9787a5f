import { type SQL, sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { contactTopics } from '../../lib/contact-interests'
import { requestDomain } from './access-requests'
import { handling } from './handling'
import { locale } from './locale'
import { contactRequestText, searchedColumn, trigrams } from './searched-text'

export const contactInterest = pgEnum('contact_interest', contactTopics)
export const contactRequestStatus = pgEnum('contact_request_status', ['new', 'answered'])

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    organization: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    interest: contactInterest().notNull(),
    status: contactRequestStatus().notNull().default('new'),
    locale: locale().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...handling(),
    searched: searchedColumn((): SQL => contactRequestText(contactRequests)),
  },
  (table) => [
    // Cached pages are the same for everyone, so a form can't carry a unique id. Instead equal texts from the
    // same address on the same day are one request, even when two arrive at once; the next day they are a reminder.
    // The message is indexed by its digest because it may be longer than an index row.
    uniqueIndex('contact_requests_once_a_day').on(
      sql`lower(${table.email})`,
      table.interest,
      sql`md5(${table.message})`,
      sql`((${table.createdAt} at time zone 'UTC')::date)`,
    ),
    index('contact_requests_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
    index('contact_requests_newest').on(table.createdAt.desc()),
    // For the page of a person, and for that of an organisation.
    index('contact_requests_of').on(sql`lower(${table.email})`, table.createdAt, table.id),
    index('contact_requests_domains').on(requestDomain(table.email), table.createdAt, table.id),
    index('contact_requests_search').using('gin', trigrams(table.searched)),
  ],
)
