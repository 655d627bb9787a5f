import { text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/** Who of the team looks after what a visitor sent, and when it was done with. */
export const handling = () => ({
  assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
  doneAt: timestamp({ withTimezone: true }),
  /** An address and not a reference: what was done stays done when the account is gone. */
  doneBy: text(),
})
