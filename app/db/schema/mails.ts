import { type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { locale } from './locale'
import { mailText, searchedColumn, trigrams } from './searched-text'

export const mailStatus = pgEnum('mail_status', ['queued', 'sent', 'failed'])

/** A file that was made for the mail; base64. */
export type MadeFile = { fileName: string; contentType: string; base64: string }

/** A picture that the mail's HTML shows as `cid:` and this id; base64. */
export type InlinePicture = { fileName: string; contentType: string; contentId: string; base64: string }

/**
 * A file that goes with a mail: a text like a calendar entry, one that was made for it, a picture in it, or by its key an uploaded
 * file, which is read at delivery.
 */
export type MailAttachment =
  | ({ fileName: string; contentType: string } & ({ content: string } | { fileKey: string }))
  | MadeFile
  | InlinePicture

/** Every mail the product has decided to send, as it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names the occasion of the mail, so that a job that runs twice inserts one mail. */
    key: text().notNull().unique(),
    template: text().notNull(),
    locale: locale().notNull(),
    toName: text().notNull(),
    toAddress: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** In addition to the standard ones. */
    headers: jsonb().$type<Record<string, string>>(),
    attachments: jsonb().$type<MailAttachment[]>(),
    /** The token of the link in the mail; null once the mail is delivered or has failed. */
    secret: text(),
    /** Is in the link until delivery, where `secret` replaces it. Random for each mail, so that no typed text contains it. */
    secretPlaceholder: text(),
    status: mailStatus().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null with the status `sent`: there was no mail server, and the mail is only a file. */
    sentAt: timestamp({ withTimezone: true }),
    searched: searchedColumn((): SQL => mailText(mails)),
  },
  (table) => [
    index('mails_newest').on(table.createdAt),
    /** The few that have not left, which every page of admins counts. */
    index('mails_not_sent').on(table.createdAt).where(sql`${table.status} <> 'sent'`),
    /** Counts the mails in each state without reading them. */
    index('mails_states').on(table.status, table.sentAt),
    index('mails_to').on(sql`lower(${table.toAddress})`, table.createdAt, table.id),
    index('mails_failed_to').on(sql`lower(${table.toAddress})`, table.createdAt).where(sql`${table.status} = 'failed'`),
    index('mails_search').using('gin', trigrams(table.searched)),
  ],
)
