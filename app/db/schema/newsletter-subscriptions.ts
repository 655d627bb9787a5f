import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { locale } from './locale'

export const newsletterStatus = pgEnum('newsletter_status', ['pending', 'confirmed', 'unsubscribed'])
export const newsletterLinkPurpose = pgEnum('newsletter_link_purpose', ['confirm', 'unsubscribe'])

/** Who reads the letter or has asked to, and the words they agreed to. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** One row an address, whatever its capitals: it is kept in lower case. */
    email: text().notNull().unique(),
    status: newsletterStatus().notNull(),
    /** The language of the wording and of the mails. */
    locale: locale().notNull(),
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a link was last asked for: the next mail waits a while after it. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('newsletter_subscriptions_lower_case', sql`${table.email} = lower(${table.email})`),
    index('newsletter_subscriptions_newest').on(table.createdAt),
  ],
)

/** Every link that was mailed, by the SHA-256 of its token; the token itself is in the mail and nowhere here. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    hash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: newsletterLinkPurpose().notNull(),
    /** The mail it stands in: a job that runs twice makes one link. */
    mailKey: text().notNull().unique('newsletter_links_one_a_mail'),
    /** Links that unsubscribe have no end. */
    expiresAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('newsletter_links_of').on(table.subscriptionId)],
)
