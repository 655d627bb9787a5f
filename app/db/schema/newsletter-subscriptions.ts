import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { locale } from './locale'

export const newsletterStatus = pgEnum('newsletter_status', ['pending', 'confirmed', 'unsubscribed'])
export const newsletterLinkPurpose = pgEnum('newsletter_link_purpose', ['confirm', 'unsubscribe'])

/**
 * Subscribers to the newsletter, with the consent that they agreed to. One row for each consent: the row of an address
 * that unsubscribed stays unchanged, and a new subscription is another row.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case, so that equal addresses are found in any spelling. */
    email: text().notNull(),
    status: newsletterStatus().notNull(),
    /** The language of the wording and of the mails. */
    locale: locale().notNull(),
    consentText: text().notNull(),
    consentVersion: integer().notNull(),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a link was last requested; limits how soon the next mail is sent. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    unsubscribedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('newsletter_subscriptions_lower_case', sql`${table.email} = lower(${table.email})`),
    // One pending or confirmed row for each address, even when two arrive at once; unsubscribed rows stay beside it.
    uniqueIndex('newsletter_subscriptions_one_current').on(table.email).where(sql`${table.status} <> 'unsubscribed'`),
    index('newsletter_subscriptions_of').on(table.email),
    index('newsletter_subscriptions_newest').on(table.createdAt),
  ],
)

/** Every link that was mailed, by the SHA-256 of its token; the token itself is only in the mail. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    hash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: newsletterLinkPurpose().notNull(),
    /** The mail that contains the link: a job that runs twice creates one link. */
    mailKey: text().notNull().unique('newsletter_links_one_a_mail'),
    /** Null for links that unsubscribe, which do not expire. */
    expiresAt: timestamp({ withTimezone: true }),
    usedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('newsletter_links_of').on(table.subscriptionId)],
)
