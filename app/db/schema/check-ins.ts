import { boolean, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { events } from './events'
import { users } from './users'

/** Each tap on the check-in page. Someone is present if their latest tap says so. Rows are only added. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** Generated on the device for each tap, so that a tap that is sent twice is stored once. */
    id: uuid().primaryKey(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False: an earlier tap is taken back. */
    isPresent: boolean().notNull(),
    /** By the clock of the server, from how long ago the device says it was. */
    tappedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Generated once for each browser. */
    deviceId: uuid().notNull(),
  },
  (table) => [
    index('check_ins_latest').on(table.eventId, table.userId, table.tappedAt),
    index('check_ins_of').on(table.userId),
    index('check_ins_by').on(table.byId),
  ],
)
