import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'
import { foldedFrom, foldedTo } from '../../lib/folded-text'

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/**
 * What a search reads of a row, folded as `fold` does. It begins with a space, so that `% word%` finds the first word too.
 * Where it is not a column, indexes and queries must have the same expression, with literals instead of parameters, or the
 * index is not used.
 */
const searchedText = (...parts: (AnyPgColumn | SQL)[]): SQL => {
  const joined = sql.join(
    parts.map((part) => sql`' ' || ${part}`),
    sql` || `,
  )
  return sql`translate(lower(${joined}), ${quoted(foldedFrom)}, ${quoted(foldedTo)})`
}

/**
 * The text as a column, for tables that grow: folding takes 15 microseconds a row, and a search compares hundreds of rows.
 * It has nothing that is not in the other columns, so a backup leaves it out.
 */
export const searchedColumn = (searched: () => SQL) => text().notNull().generatedAlwaysAs(searched)

/** A column of an index that finds any part of the text. */
export const trigrams = (text: SQL | AnyPgColumn): SQL => sql`(${text}) gin_trgm_ops`

/** The part that an index by order has: an entry of it may not be long. */
export const beginning = (text: SQL | AnyPgColumn): SQL => sql`(left(${text}, 80))`

type Fields = { published: AnyPgColumn; draft: AnyPgColumn }

/** The names of a document in every language, and what names it where it has no title. */
export const documentText = ({ published, draft }: Fields): SQL => {
  const fields = sql`coalesce(${draft}, ${published})`
  const localized = ['title', 'alt', 'market'].flatMap((field) =>
    ['en', 'sv', 'no'].map((language) => sql`coalesce(${fields} #>> ${sql.raw(`'{${field},${language}}'`)}, '')`),
  )
  const plain = ['author', 'slug', 'weekStart'].map(
    (field) => sql`coalesce(${fields} ->> ${sql.raw(`'${field}'`)}, '')`,
  )
  return searchedText(...localized, ...plain)
}

/** The titles of an item of the library in every language, and the name of its file. */
export const libraryText = ({ title, fileName }: { title: AnyPgColumn; fileName: AnyPgColumn }): SQL =>
  searchedText(
    ...['en', 'sv', 'no'].map((language) => sql`coalesce(${title} ->> ${sql.raw(`'${language}'`)}, '')`),
    fileName,
  )

type Columns<Name extends string> = Record<Name, AnyPgColumn>
const orNothing = (column: AnyPgColumn) => sql`coalesce(${column}, '')`

/** What a search reads of each table. */
export const userText = ({ name, email }: Columns<'name' | 'email'>) => searchedText(name, email)

export const accessRequestText = ({ name, organization, email }: Columns<'name' | 'organization' | 'email'>) =>
  searchedText(name, organization, email)

export const contactRequestText = accessRequestText

export const circleRequestText = ({ name, organization, email }: Columns<'name' | 'organization' | 'email'>) =>
  searchedText(name, orNothing(organization), email)

/** Of a long message its beginning: the rest would make every search slower. */
export const chatMessageText = ({ content }: Columns<'content'>) => searchedText(sql`left(${content}, 200)`)

export const mailText = ({ subject, toName, toAddress }: Columns<'subject' | 'toName' | 'toAddress'>) =>
  searchedText(subject, toName, toAddress)

/** With the titles in other languages. */
export const eventText = (table: Columns<'title' | 'eventType' | 'location' | 'translations'>) =>
  searchedText(
    table.title,
    ...['en', 'sv', 'no'].map(
      (language) => sql`coalesce(${table.translations} #>> ${sql.raw(`'{${language},title}'`)}, '')`,
    ),
    table.eventType,
    table.location,
  )

export const threadText = ({ subject }: Columns<'subject'>) => searchedText(subject)

export const organisationText = ({ name }: Columns<'name'>) => searchedText(name)

type ProfileField = 'name' | 'title' | 'seeks' | 'offers'

/** Of a member's profile the fields that this audience may see. */
export const profileText = (
  table: Columns<ProfileField | `${ProfileField}Audience`>,
  audience: 'role' | 'members',
): SQL => {
  const seen = audience === 'members' ? sql`= 'members'` : sql`<> 'nobody'`
  return searchedText(
    ...(['name', 'title', 'seeks', 'offers'] as const).map(
      (field) => sql`case when ${table[`${field}Audience`]} ${seen} then ${table[field]} else '' end`,
    ),
  )
}
