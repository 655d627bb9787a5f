import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import {
  type Cursor,
  countedEntries,
  type EntryType,
  type TimelineFilter,
  type TimelineKind,
  timelineKinds,
  timelineSize,
} from '../model'
import { type Source, sources } from './entries.server'
import { type Subject, subjectTables } from './subject.server'

export type EntryRow = {
  kind: TimelineKind
  type: EntryType
  id: string
  ref: string | null
  title: string | null
  detail: string | null
  by: string | null
  at: string
  person_id: string | null
  person_name: string | null
}

const dialect = new PgDialect({ casing: 'snake_case' })
/** Compiled once: to build a statement of sixteen tables from its smallest parts takes longer than to run it. */
const compiled = (part: SQL) => sql.raw(dialect.sqlToQuery(part).sql)

const literal = (text: string) => sql.raw(`'${text}'`)
/** One more than is shown, to know whether there are more. */
const limit = sql.raw(String(timelineSize + 1))

/** Whose rows a source reads: of each row of this table the newest. */
const each = { people: sql`people`, objects: sql`objects`, places: sql`places`, own: sql`own` }
const personOf = {
  people: sql`people.id as person_id, people.name as person_name`,
  objects: sql`objects.id as person_id, objects.name as person_name`,
  own: sql`null::text as person_id, null::text as person_name`,
}

const nothing = sql`null::text`

/** The newest rows of a source before the cursor: no more of each person than one page, whatever there is. */
function newestOf({ of, kind, type, from, where, id, at, ...row }: Source): SQL {
  const person = of === 'places' ? sql`${id}::text as person_id, ${row.name ?? nothing} as person_name` : personOf[of]
  const cursorAt = sql`(select at from cursor)`
  return sql`(select found.* from ${each[of]} cross join lateral (
      select ${literal(kind)} as kind, ${literal(type)} as type, ${id}::text as id, ${row.ref ?? nothing} as ref,
        ${row.title ?? nothing} as title, ${row.detail ?? nothing} as detail, ${row.by ?? nothing} as by, ${at} as at, ${person}
      from ${from}
      where ${where} and ${at} <= ${cursorAt}
        and (${at} < ${cursorAt} or (${literal(`${type}:`)} || ${id}::text) collate "C" < (select key from cursor))
      order by ${at} desc, ${id}::text collate "C" desc limit ${limit}
    ) found order by found.at desc, found.id collate "C" desc limit ${limit})`
}

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

const countOf = (kind: TimelineKind, chosen: Source[]) =>
  sql`select ${literal(kind)} as kind, (select count(*) from (${union(
    chosen.map(
      ({
        of,
        from,
        where,
      }) => sql`(select 1 from ${each[of]} cross join lateral (select 1 from ${from} where ${where}) found
        limit ${sql.raw(String(countedEntries + 1))})`,
    ),
  )}) counted)::int as entries`

/** The parts of the statements that are the same for every person, and for every organisation. */
function statementsOf(isRead: (source: Source) => boolean) {
  const read = sources.filter(isRead)
  const ofKind = (kind: TimelineKind) => read.filter((source) => source.kind === kind)
  const listed = (chosen: Source[]) => compiled(union(chosen.map(newestOf)))
  return {
    all: listed(read),
    ...Object.fromEntries(timelineKinds.map((kind) => [kind, listed(ofKind(kind))])),
    counts: compiled(union(timelineKinds.map((kind) => countOf(kind, ofKind(kind))))),
  } as Record<TimelineKind | 'all' | 'counts', SQL>
}

const ofPerson = statementsOf(({ of }) => of === 'people' || of === 'objects')
const ofOrganisation = statementsOf(() => true)
const statements = (subject: Subject) => ('person' in subject ? ofPerson : ofOrganisation)

/** After every entry that there is. */
const beginning: Cursor = { at: 'infinity', key: '' }

export function timelineQuery(subject: Subject, show: TimelineFilter['show'], cursor: Cursor | null): SQL {
  const { at, key } = cursor ?? beginning
  return sql`with ${subjectTables(subject)}, cursor(at, key) as materialized (select ${at}::timestamptz, ${key}::text)
    select kind, type, id, ref, title, detail, "by", person_id, person_name,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (${statements(subject)[show]}) entries
    order by entries.at desc, (type || ':' || id) collate "C" desc limit ${sql.raw(String(timelineSize + 1))}`
}

export const countsQuery = (subject: Subject): SQL => sql`with ${subjectTables(subject)} ${statements(subject).counts}`
