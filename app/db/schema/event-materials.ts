import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { events } from './events'
import { insights } from './insights'

/** What guests get after an event: an item of the Content Hub, or a file of its own with a title. */
export const eventMaterials = pgTable(
  'event_materials',
  {
    id: uuid().primaryKey().defaultRandom(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    insightId: uuid().references(() => insights.id, { onDelete: 'cascade' }),
    title: text(),
    /** Key in the file store. `fileName` and `mediaType` are sent with a download. */
    fileKey: text().unique(),
    fileName: text(),
    mediaType: text(),
    /** In bytes. */
    size: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('event_materials_once').on(table.eventId, table.insightId),
    index('event_materials_of_insight').on(table.insightId),
    check(
      'event_materials_item_or_file',
      sql`num_nonnulls(${table.title}, ${table.fileKey}, ${table.fileName}, ${table.mediaType}, ${table.size}) = case when ${table.insightId} is null then 5 else 0 end`,
    ),
  ],
)
