import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../i18n/locales'
import { type DeliverableSide, deliverableSides, deliverableStates } from '../../lib/deliverable-states'
import { hospitalActivities } from '../../lib/hospital-activities'
import { engagementProgram, engagements } from './engagements'
import { organisations } from './organisations'
import { users } from './users'

export const deliverableState = pgEnum('deliverable_state', deliverableStates)
export const deliverableSide = pgEnum('deliverable_side', deliverableSides)
export const hospitalActivity = pgEnum('hospital_activity', hospitalActivities)

/** Texts in the languages of the site; English is always there. */
export type LocalizedText = { en: string } & Partial<Record<Locale, string>>

/** So long after the start of the engagement, or after the due date of another item of the same template. */
export type DueRule = { after: 'start' | string; unit: 'business-days' | 'days' | 'months'; count: number }

/** What an engagement of a program begins with. */
export type TemplateItem = {
  key: string
  title: LocalizedText
  text: LocalizedText
  side: DeliverableSide
  due: DueRule
  /** The partner has to accept it. */
  needsAcceptance: boolean
  /** Only with this add-on or at these levels; absent for always. */
  addOn?: string
  tiers?: string[]
}

/** The template of a program as it was edited; without a row, the one in the code. */
export const deliverableTemplates = pgTable('deliverable_templates', {
  program: engagementProgram().primaryKey(),
  items: jsonb().$type<TemplateItem[]>().notNull(),
  version: integer().notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** What an engagement promises, by when. Texts are copied from the template, so that editing it changes no promise. */
export const deliverables = pgTable(
  'deliverables',
  {
    id: uuid().primaryKey().defaultRandom(),
    engagementId: uuid()
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    /** The item of the template; null for one that was added by hand. */
    templateKey: text(),
    title: jsonb().$type<LocalizedText>().notNull(),
    text: jsonb().$type<LocalizedText>().notNull(),
    side: deliverableSide().notNull(),
    /** The colleague of our team who looks after it. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** On the clock of the office. */
    dueOn: date().notNull(),
    /** What the due date is counted from; null when it was set by hand. */
    due: jsonb().$type<DueRule>(),
    state: deliverableState().notNull().default('upcoming'),
    needsAcceptance: boolean().notNull().default(false),
    completedAt: timestamp({ withTimezone: true }),
    acceptedAt: timestamp({ withTimezone: true }),
    /** A name without a foreign key: it stays when the account is deleted. */
    acceptedByName: text(),
    acceptedById: uuid(),
    position: integer().notNull(),
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('deliverables_completed_at', sql`(${table.state} = 'complete') = (${table.completedAt} is not null)`),
    unique('deliverables_once').on(table.engagementId, table.templateKey),
    index('deliverables_of').on(table.engagementId, table.position),
    // In the order of the list, so that reading its first lines reads no others.
    index('deliverables_due')
      .on(table.dueOn, table.position, table.id)
      .where(sql`${table.state} in ('upcoming', 'pending')`),
    index('deliverables_owned_by').on(table.ownerId),
    // For the timeline of who has accepted it.
    index('deliverables_accepted_by')
      .on(table.acceptedById, table.acceptedAt, table.id)
      .where(sql`${table.acceptedAt} is not null`),
  ],
)

/**
 * Every change of a state, with its reason. Rows are only added. `complete` right after `complete` is no change: it is the
 * acceptance that the row after it undid. One that stands is in `deliverables` alone.
 */
export const deliverableHistory = pgTable(
  'deliverable_history',
  {
    deliverableId: uuid()
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    state: deliverableState().notNull(),
    reason: text().notNull().default(''),
    /** Null for the clock, and for an account that was removed. */
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deliverableId, table.number] }),
    index('deliverable_history_by').on(table.byId),
  ],
)

/** Files that the team hands over; only the organisation of the engagement sees them. */
export const deliverableFiles = pgTable(
  'deliverable_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    deliverableId: uuid()
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    /** Key in the file store. `fileName` and `mediaType` are sent with a download. */
    fileKey: text().notNull().unique(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('deliverable_files_of').on(table.deliverableId, table.createdAt)],
)

/** Hours that a hospital gave outside of events, entered by the team. */
export const hospitalHours = pgTable(
  'hospital_hours',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    activity: hospitalActivity().notNull(),
    hours: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    givenOn: date().notNull(),
    note: text().notNull().default(''),
    enteredBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('hospital_hours_positive', sql`${table.hours} > 0`),
    index('hospital_hours_of').on(table.organisationId, table.givenOn),
  ],
)
