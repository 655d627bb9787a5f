import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../i18n/locales'
import type { AccessLevel } from '../../lib/access-levels'
import type { MemberRole } from '../../lib/member-roles'
import { users } from './users'

/** A line of a file with members, as it was read. */
export type ImportLine = {
  line: number
  name: string
  email: string
  role: string
  level: string
  language: string
  /** Absent in files that were read before the column was. */
  organisation?: string
}

/** What the lines without a value of their own get. */
export type ImportChoices = { role: MemberRole; level: AccessLevel; language: Locale }

/** A confirmed import: how many of its lines are done, and how many of these were invited. */
export type ImportRun = {
  choices: ImportChoices
  startedAt: string
  total: number
  done: number
  invited: number
  /** Set with the last line, or when the admin who confirmed it is none any more. */
  endedAt?: string
}

/** A file that an admin has sent; only they see it. When its import has ended, only the counts stay for a while. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    lines: jsonb().$type<ImportLine[]>().notNull(),
    /** Null until it is confirmed. */
    run: jsonb().$type<ImportRun>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('member_imports_of').on(table.userId),
    /** For deleting those whose retention has ended. */
    index('member_imports_by_age').on(table.createdAt),
  ],
)
