import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { locale } from './locale'

export const newsletterStatus = pgEnum('newsletter_status', ['pending', 'confirmed', 'unsubscribed'])
export const newsletterLinkPurpose = pgEnum('newsletter_link_purpose', ['confirm', 'unsubscribe'])

/**
 * Who reads the letter or has asked to, and the words they agreed to. One row a consent: whoever has left stays as they
 * were, and asks anew in a row of their own.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case: an address is the same whatever its capitals. */
    email: text().notNull(),
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
    // One that is asked for or confirmed an address, even when two arrive at once; those that were left stay beside it.
    uniqueIndex('newsletter_subscriptions_one_current').on(table.email).where(sql`${table.status} <> 'unsubscribed'`),
    index('newsletter_subscriptions_of').on(table.email),
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
