import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Pictures that editors uploaded for the public pages, as they were checked, resized and stored. */
export const media = pgTable('media', {
  id: uuid().primaryKey().defaultRandom(),
  fileKey: text().notNull().unique(),
  /** Name of the file that was uploaded. */
  fileName: text().notNull(),
  mediaType: text().notNull(),
  /** In bytes. */
  size: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  uploadedBy: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
