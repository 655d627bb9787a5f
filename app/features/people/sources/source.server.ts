import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { requestDomain, type accessRequests as requests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import type { circleRequests as circles } from '~/db/schema/circle-requests'
import type { contactRequests as contacts } from '~/db/schema/contact-requests'
import type { EntryType, TimelineKind } from '../model'

export type Part = SQL | AnyPgColumn

/** One kind of row of a timeline: where it is stored, and what is shown of it. Its text has no parameters. */
export type Source = {
  kind: TimelineKind
  type: EntryType
  /** The table of `subjectTables` whose rows it is read for. */
  of: 'people' | 'senders' | 'objects' | 'places' | 'own'
  from: SQL
  where: SQL | undefined
  /** On the page of an organisation: what else a row has to be, or false where its own rows have it. */
  onOrganisation?: SQL | false
  id: Part
  at: Part
  ref?: Part
  title?: Part
  detail?: Part
  by?: Part
  /** Title and detail from another table, by `found.ref`: looked up for the rows of the page alone. */
  lookUp?: { title: Part; detail: Part }
  /** Whom it is about, where that is not said by the table whose rows it is read for. */
  person?: { id: Part; name: Part }
}

export const beginningOf = (text: Part) => sql`left(${text}, 300)`

type Requests = typeof requests | typeof contacts | typeof circles

/** Requests of people, and of others with an address of an organisation's domain. A row of both is found by its domain. */
export const bySender = (table: Requests, source: Omit<Source, 'of' | 'where'>, extra?: SQL): Source[] => [
  {
    ...source,
    of: 'senders',
    where: and(sql`lower(${table.email}) = senders.email`, extra),
    onOrganisation: sql`not exists (select from places where places.domain = ${requestDomain(table.email)})`,
  },
  {
    ...{ ...source, of: 'places', person: { id: table.id, name: table.name } },
    where: and(sql`${requestDomain(table.email)} = places.domain`, extra),
  },
]

export const logRow = {
  from: sql`${auditLog}`,
  id: auditLog.id,
  at: auditLog.createdAt,
  by: auditLog.actorEmail,
} as const
export const isAboutThem = sql`${auditLog.objectId} = objects.object_id`
