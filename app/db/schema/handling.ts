import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/** Columns of tables that the team works through: who is assigned, and when it was done. */
export const handling = () => ({
  assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
  doneAt: timestamp({ withTimezone: true }),
  /** An address without a foreign key, so that it stays when the account is deleted. */
  doneBy: text(),
})
