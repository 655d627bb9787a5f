import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/** A line of a file with members, as it was read. */
export type ImportLine = { line: number; name: string; email: string; role: string; level: string; language: string }

/** A file that an admin has sent and not yet confirmed; only they see it. Deleted when it is confirmed or discarded. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    lines: jsonb().$type<ImportLine[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('member_imports_of').on(table.userId),
    /** For deleting those whose retention has ended. */
    index('member_imports_by_age').on(table.createdAt),
  ],
)
