import { createHash } from 'node:crypto'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '~/db/db.server'
import { runPrepared } from '~/db/execute-prepared.server'
import { beginning } from '~/db/schema/searched-text'
import { type Candidate, leastPartLength, type Query } from '../model'
import { comparedWords, type TypingErrors, typingErrors } from '../model/typing-errors'
import type { Row, Source } from './source.server'

/** How many rows are taken from an index on text; they are ranked after that. */
const comparedRows = 60

type Choice = { condition: SQL | undefined; from?: SQL | undefined; order?: SQL; limit: number }

const number = (value: number) => sql.raw(String(value))

function selectRows(source: Source, { condition, from = source.from, order, limit }: Choice): SQL {
  const { columns, where } = source
  return sql`select ${columns} from ${from} where ${and(where, condition) ?? sql`true`}
    ${order ? sql`order by ${order}` : sql``} limit ${number(limit)}`
}

const startsWord = ({ text }: Source, word: string) => sql`${text} like ${`% ${word}%`}`
const isPart = (source: Source, word: string) =>
  word.length < leastPartLength ? startsWord(source, word) : sql`${source.text} like ${`%${word}%`}`

type Step = { name: SQL; select: SQL }

/**
 * The steps by which rows of a source are found, the best matches first; a step is run only if those before it found too few.
 * Rows with a frequent word are found among the newest ones, because an index on trigrams first lists every row that has them.
 */
function matchingSteps(source: Source, place: number, { phrase, words }: Query, limit: number): Step[] {
  const { text, recent } = source
  const most = Math.max(limit, comparedRows)
  const atWords = and(...words.map((word) => startsWord(source, word)))
  const anywhere = and(...words.map((word) => isPart(source, word)))
  const conditions = [atWords, ...(words.some((word) => word.length >= leastPartLength) ? [anywhere] : [])]
  const choices: Choice[] = conditions.flatMap((condition) => [
    ...(recent ? [{ condition, from: recent, limit }] : []),
    { condition, limit: most },
  ])
  const steps: Step[] = []
  for (const choice of choices) {
    const found = steps.map(({ name }) => sql`(select count(*) from ${name})`)
    const areFew = found.length > 0 ? sql`${sql.join(found, sql` + `)} < ${number(limit)}` : undefined
    steps.push({
      name: sql.raw(`found_${place}_${steps.length}`),
      select: selectRows(source, { ...choice, condition: and(areFew, choice.condition) }),
    })
  }
  if (!source.hasBeginnings) return steps
  const start = beginning(text)
  // A range, because a plan for any words can't know that a pattern has a fixed beginning.
  const isInRange = sql`${start} ~>=~ ${` ${phrase}`} and ${start} ~<~ ${` ${phrase}\u{10FFFF}`}`
  const startsWith = { condition: isInRange, order: sql`${start} using ~<~`, limit }
  return [...steps, { name: sql.raw(`begin_${place}`), select: selectRows(source, startsWith) }]
}

/** Rows of all sources in one statement. Every step ends after a fixed number of rows, whatever the words are. */
export function matchingQuery(sources: Source[], query: Query, limit: number): SQL {
  const steps = sources.flatMap((source, place) =>
    matchingSteps(source, place, query, limit).map((step) => ({ ...step, place })),
  )
  const tables = steps.map(({ name, select }) => sql`${name} as materialized (${select})`)
  const rows = steps.map(({ name, place }) => sql`select ${number(place)} as place, * from ${name}`)
  return sql`with ${sql.join(tables, sql`, `)} ${sql.join(rows, sql` union all `)}`
}

/**
 * Rows that have each word, or one that differs by a typing error. Null when no word is long enough for that. The patterns find
 * rows by their trigrams; the regular expression, which no index knows, then drops those where the letters are far apart.
 */
export function similarQuery(sources: Source[], { words }: Query): SQL | null {
  const compared = comparedWords(words)
  const errors = words.map((word) => ({
    word,
    errors: compared.has(word) ? typingErrors(word, words.length === 1) : null,
  }))
  if (errors.every(({ errors }) => !errors)) return null
  const selects = sources.map((source, place) => {
    const condition = and(
      ...errors.map(({ word, errors }) => or(isPart(source, word), errors ? hasError(source, errors) : undefined)),
    )
    const rows = selectRows(source, { condition, from: source.compared, limit: comparedRows })
    return sql`(select ${number(place)} as place, * from (${rows}) as found)`
  })
  return sql.join(selects, sql` union all `)
}

const hasError = ({ text }: Source, { patterns, expression }: TypingErrors) =>
  and(or(...withNulls(patterns).map((pattern) => sql`${text} like ${pattern}`)), sql`(${text} || '') ~ ${expression}`)

/** Words of many lengths have one statement: a null is like nothing, and costs nothing. */
const withNulls = (patterns: string[]): (string | null)[] =>
  Array.from({ length: patterns.length <= 12 ? 12 : 24 }, (_, place) => patterns[place] ?? null)

const dialect = new PgDialect({ casing: 'snake_case' })

/** Each connection keeps the plan of a statement, so that only those with few words, which are frequent, have a name. */
const mostPlannedWords = 3

/** Planning a statement over a dozen tables takes longer than running it. */
async function readRows(db: Db, sources: Source[], query: SQL, { words }: Query): Promise<Candidate[]> {
  const rows =
    words.length <= mostPlannedWords
      ? await runPrepared<StoredRow>(db, `search-${textHash(query)}`, query)
      : (await db.execute<StoredRow>(query)).rows
  return rows.flatMap((row) => {
    const source = sources[row.place]
    const { id, title, detail, text, at } = row
    return source ? [{ kind: source.kind, id, title, detail, text, at, ...source.present(row) }] : []
  })
}

type StoredRow = Row & { place: number }

/** A name stands for one text, which depends on who searches, in which language, and for how many words. */
const textHash = (query: SQL) => createHash('sha1').update(dialect.sqlToQuery(query).sql).digest('hex')

export const matchingRows = (db: Db, sources: Source[], query: Query, limit: number) =>
  readRows(db, sources, matchingQuery(sources, query, limit), query)

export async function similarRows(db: Db, sources: Source[], query: Query): Promise<Candidate[]> {
  const similar = similarQuery(sources, query)
  return similar ? readRows(db, sources, similar, query) : []
}

/**
 * For this transaction alone: indexes are used. Where PostgreSQL expects many matches it would read the table instead, which
 * takes seconds when there are few. Nor is anything compiled, which takes longer than a search. Plans are for any words.
 */
export const prepareSearch = (db: Db) =>
  db.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('plan_cache_mode', 'force_generic_plan', true)`)
