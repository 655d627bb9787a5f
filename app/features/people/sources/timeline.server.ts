import { and, type SQL, sql } from 'drizzle-orm'
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
import { sources } from './entries.server'
import type { Source } from './source.server'
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
const pageRows = sql.raw(String(timelineSize))

/** Whose rows a source reads: of each row of this table the newest. */
const each = { people: sql`people`, senders: sql`senders`, objects: sql`objects`, places: sql`places`, own: sql`own` }
const nobody = sql`null::text as person_id, null::text as person_name`
const personOf = {
  people: sql`people.id as person_id, people.name as person_name`,
  senders: sql`senders.id as person_id, senders.name as person_name`,
  objects: sql`objects.id as person_id, objects.name as person_name`,
  places: nobody,
  own: nobody,
}

const nothing = sql`null::text`

/** Before the cursor, in the order of the timeline: time, type, id. */
const isBefore = ({ type, at, id }: Source) => sql`${at} <= cursor.at and (${at} < cursor.at
  or ${literal(type)} < cursor.type or (${literal(type)} = cursor.type and ${id}::text collate "C" < cursor.id))`

/**
 * Of many people those whose newest row is among the newest 51, and how old a row of theirs may be: the 51st is not older
 * than that, so one page is certain to be among them. Who has no row is looked up once and not again.
 */
function newestPeople(source: Source, condition: SQL): SQL {
  const { of, from, at } = source
  return sql`(select probed.*, case when count(*) over () > ${pageRows} then min(probed.newest) over () else '-infinity' end as oldest
    from (select ${each[of]}.*, probe.at as newest from ${each[of]} cross join cursor cross join lateral (
      select ${at} as at from ${from} where ${condition} order by ${at} desc limit 1
    ) probe order by probe.at desc fetch first ${limit} rows with ties) probed) as ${each[of]}`
}

/** The newest rows of a source before the cursor. They are read for each person in the order of an index, and no more than one page of each. */
function newestOf(source: Source, isOfMany: boolean): SQL {
  const { of, kind, type, from, where, id, at, ...row } = source
  const { person: named } = row
  const person = named ? sql`${named.id}::text as person_id, ${named.name} as person_name` : personOf[of]
  const condition = sql`${where} and ${isBefore(source)}`
  const isProbed = isOfMany && of !== 'own'
  const columns = row.lookUp
    ? sql`found.kind, found.type, found.id, found.ref, ${row.lookUp.title} as title,
        ${row.lookUp.detail} as detail, found.by, found.at,
        found.person_id, found.person_name`
    : sql`found.*`
  return sql`(select ${columns} from ${isProbed ? newestPeople(source, condition) : each[of]} cross join cursor cross join lateral (
      select ${literal(kind)} as kind, ${literal(type)} as type, ${id}::text as id, ${row.ref ?? nothing} as ref,
        ${row.title ?? nothing} as title, ${row.detail ?? nothing} as detail, ${row.by ?? nothing} as by, ${at} as at, ${person}
      from ${from}
      where ${condition} ${isProbed ? sql`and ${at} >= ${each[of]}.oldest` : sql``}
      order by ${at} desc, ${id} desc limit ${limit}
    ) found order by found.at desc, found.id collate "C" desc limit ${limit})`
}

const union = (parts: SQL[]) => sql.join(parts, sql` union all `)

/** A limit within each too, so that the index of each person is read and not the whole table. */
const mostCounted = sql.raw(String(countedEntries + 1))

const countOf = (kind: TimelineKind, chosen: Source[]) =>
  sql`select ${literal(kind)} as kind, (select count(*) from (${union(
    chosen.map(
      ({ of, from, where }) => sql`(select 1 from ${each[of]} cross join lateral (
          select 1 from ${from} where ${where} limit ${mostCounted}
        ) found limit ${mostCounted})`,
    ),
  )}) counted)::int as entries`

/** Decided before the statement is written, and not within it: what it does not read takes no time. */
const ofOrganisations = (sources: Source[]) =>
  sources.flatMap(({ onOrganisation, ...source }) =>
    onOrganisation === false ? [] : { ...source, where: and(source.where, onOrganisation) },
  )

/** The parts of the statements that are the same for every person, and for every organisation. */
function statementsOf({ isOfMany }: { isOfMany: boolean }) {
  const read = isOfMany ? ofOrganisations(sources) : sources.filter(({ of }) => of !== 'places' && of !== 'own')
  const ofKind = (kind: TimelineKind) => read.filter((source) => source.kind === kind)
  const listed = (chosen: Source[]) => compiled(union(chosen.map((source) => newestOf(source, isOfMany))))
  return {
    all: listed(read),
    ...Object.fromEntries(timelineKinds.map((kind) => [kind, listed(ofKind(kind))])),
    counts: compiled(union(timelineKinds.map((kind) => countOf(kind, ofKind(kind))))),
  } as Record<TimelineKind | 'all' | 'counts', SQL>
}

const ofPerson = statementsOf({ isOfMany: false })
const ofOrganisation = statementsOf({ isOfMany: true })
const statements = (subject: Subject) => ('person' in subject ? ofPerson : ofOrganisation)

/** After every entry that there is. */
const beginning: Cursor = { at: 'infinity', type: '', id: '' }

/** What has happened by now: the texts of the sources have no parameters. */
const clock = (now: Date) => sql`clock(now) as materialized (select ${now.toISOString()}::timestamptz)`

export function timelineQuery(subject: Subject, show: TimelineFilter['show'], cursor: Cursor | null, now: Date): SQL {
  const { at, type, id } = cursor ?? beginning
  return sql`with ${subjectTables(subject)}, ${clock(now)}, cursor(at, type, id) as materialized (
      select ${at}::timestamptz, ${type}::text collate "C", ${id}::text collate "C")
    select kind, type, id, ref, title, detail, "by", person_id, person_name,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from (${statements(subject)[show]}) entries
    order by entries.at desc, type collate "C" desc, id collate "C" desc limit ${sql.raw(String(timelineSize + 1))}`
}

export const countsQuery = (subject: Subject, now: Date): SQL =>
  sql`with ${subjectTables(subject)}, ${clock(now)} ${statements(subject).counts}`
