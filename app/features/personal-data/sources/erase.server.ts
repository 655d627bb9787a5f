import { and, type Column, eq, getTableColumns, inArray, is, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type AnyPgColumn, getTableConfig, PgArray, PgJsonb, type PgTable, PgText } from 'drizzle-orm/pg-core'
import { notifyContentChanged } from '~/db/notifications.server'
import { accessRequests } from '~/db/schema/access-requests'
import { auditLog } from '~/db/schema/audit-log'
import { circleRequests } from '~/db/schema/circle-requests'
import { contactRequests } from '~/db/schema/contact-requests'
import { contentDocuments, contentRevisions } from '~/db/schema/documents'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { mails } from '~/db/schema/mails'
import { memberImports } from '~/db/schema/member-imports'
import { dataExports, erasedPeople } from '~/db/schema/personal-data'
import { users } from '~/db/schema/users'
import { formDrafts, savedViews } from '~/db/schema/workspace'
import { fileOrphaned } from '~/features/uploads/jobs.server'
import type { Ctx } from '~/web/ctx.server'
import type { Person } from '../model'
import { addressPattern } from './address-pattern'
import { identitiesOf } from './collect.server'
import { eraseFromThreads } from './erase-threads.server'
import { personalTables } from './tables.server'
import { erasedKey, tombstone } from './tombstones.server'

type Eraser = Pick<Ctx, 'db' | 'jobs' | 'keyedHash' | 'now'>

/** What stands in the log instead of a person: the same for one person, and without the server's secret nobody's. */
const erasedName = (keyedHash: Ctx['keyedHash'], { userId, email }: Person) =>
  `erased person ${keyedHash('erased-person', userId ?? email).slice(0, 10)}`

/**
 * Erases everything about a person, in the caller's transaction. First the rows that are theirs; then the address in every
 * other text, whoever wrote it, is replaced. The order matters: rows that others refer to are read before they go.
 */
export async function erasePerson(ctx: Eraser, person: Person) {
  for (const identity of identitiesOf(person).toReversed()) await eraseIdentity(ctx, identity)
}

async function eraseIdentity(ctx: Eraser, person: Person) {
  const { db, jobs, now, keyedHash } = ctx
  const pattern = addressPattern(person.email)
  const ids = await idsOf(ctx, person)
  const names = await namesOf(ctx, person)
  const copies = await db
    .select({ key: dataExports.fileKey })
    .from(dataExports)
    .where(and(eq(dataExports.email, person.email), isNotNull(dataExports.fileKey)))
  await deleteDrafts(ctx, ids, pattern)
  await db.delete(savedViews).where(matches(savedViews.query, pattern))
  await deleteMails(ctx, names, pattern)
  if (person.userId) await eraseFromThreads(ctx, person.userId)
  for (const { table, rows, emptied } of personalTables) {
    if (emptied) await db.update(table).set(emptied).where(rows(person))
  }
  for (const { table, rows, erasure } of personalTables) {
    if (erasure === 'delete') await db.delete(table).where(rows(person))
  }
  await emptyLog(ctx, person, ids)
  await dropImportLines(ctx, person)
  await replaceAddress(ctx, pattern, erasedName(keyedHash, person))
  // Jobs of theirs have nothing to do any more; those that are over are kept for a while by the queue.
  await db.execute(sql`delete from pgboss.job where data::text ~* ${pattern} or output::text ~* ${pattern}`)
  for (const { key } of copies) if (key) await jobs.enqueue(db, fileOrphaned, { key })
  const marks = [person.email, ...(person.userId ? [person.userId] : [])].map((text) => ({
    hash: tombstone(erasedKey(keyedHash), text),
    erasedAt: now,
  }))
  await db
    .insert(erasedPeople)
    .values(marks)
    .onConflictDoUpdate({ target: erasedPeople.hash, set: { erasedAt: now } })
}

const matches = (column: AnyPgColumn | SQL, pattern: string) => sql`${column}::text ~* ${pattern}`

/** The ids by which the log and unsaved texts know the person: of the account, and of every row that will be deleted. */
export async function idsOf({ db }: Eraser, person: Person): Promise<string[]> {
  const ids = [person.email, ...(person.userId ? [person.userId] : [])]
  for (const { table, rows, erasure } of personalTables) {
    const { id } = getTableColumns(table)
    if (erasure !== 'delete' || !id) continue
    const found = await db.select({ id }).from(table).where(rows(person))
    ids.push(...found.map((row) => String(row.id)))
  }
  return [...new Set(ids)]
}

/** Their full names: one word alone is the name of too many. */
async function namesOf({ db }: Eraser, { email }: Person): Promise<string[]> {
  const names: string[] = []
  for (const table of [users, accessRequests, contactRequests, circleRequests, invitations, colleagueProposals]) {
    const found = await db
      .selectDistinct({ name: table.name })
      .from(table)
      .where(eq(sql`lower(${table.email})`, email))
    names.push(...found.map(({ name }) => name.trim()))
  }
  return [...new Set(names)].filter((name) => /\S\s+\S/.test(name))
}

/** What colleagues have typed about the person and not saved. */
async function deleteDrafts({ db }: Eraser, ids: string[], pattern: string) {
  const about = ids.map((id) => sql`position(${id} in ${formDrafts.form}) > 0`)
  await db.delete(formDrafts).where(or(...about, matches(formDrafts.values, pattern)))
}

/** Mails to them, and those to others that name them: the address in any, the name in one that has been sent. */
async function deleteMails({ db }: Eraser, names: string[], pattern: string) {
  const { toAddress, replyTo, subject, text, html, attachments, key, lastError } = mails
  const texts = [key, toAddress, replyTo, subject, text, html, attachments, lastError]
  const isNamed = names.map((name) => sql`position(${name} in ${subject} || ' ' || ${text}) > 0`)
  const isSentWithName = sql`${ne(mails.status, 'queued')} and ${or(...isNamed, sql`false`)}`
  await db.delete(mails).where(or(...texts.map((column) => matches(column, pattern)), isSentWithName))
}

/** The log still says what was done and when, by whom, and to which id. Its details could hold words of theirs. */
async function emptyLog({ db, keyedHash }: Eraser, person: Person, ids: string[]) {
  await db
    .update(auditLog)
    .set({ objectName: erasedName(keyedHash, person), details: {} })
    .where(or(inArray(auditLog.objectId, ids), eq(sql`lower(${auditLog.objectName})`, person.email)))
}

async function dropImportLines({ db }: Eraser, { email }: Person) {
  const isOther = sql`lower(trim(line ->> 'email')) <> ${email}`
  const rest = sql`(select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(${memberImports.lines}) line where ${isOther})`
  const hasLine = sql`exists (select from jsonb_array_elements(${memberImports.lines}) line where not (${isOther}))`
  await db.update(memberImports).set({ lines: rest }).where(hasLine)
}

/** The site's own document has the address that visitors write to, which may be the one of a colleague. */
const ofSite = sql`select ${contentDocuments.id} from ${contentDocuments} where ${contentDocuments.type} = 'site'`
const except = new Map<PgTable, SQL>([
  [contentDocuments, sql`${contentDocuments.type} <> 'site'`],
  [contentRevisions, sql`${contentRevisions.documentId} not in (${ofSite})`],
])

const isText = (column: Column): boolean =>
  is(column, PgText) || is(column, PgJsonb) || (is(column, PgArray) && is(column.baseColumn, PgText))

/** Replaces the address in every text of every table with personal data: who handled, wrote or changed something. */
async function replaceAddress({ db }: Eraser, pattern: string, name: string) {
  // The name of an account first: profiles have a copy of it, which a foreign key changes with it.
  const tables = new Set([
    users,
    ...personalTables.filter(({ erasure }) => erasure !== 'keep').map(({ table }) => table),
  ])
  for (const table of tables) {
    const texts = getTableConfig(table).columns.filter((column) => isText(column) && !column.generated)
    if (texts.length === 0) continue
    const names = texts.map((column) => sql`${sql.identifier(toSnakeCase(column.name))}`)
    const set = texts.map((column, index) => {
      const replaced = sql`regexp_replace(${names[index]}::text, ${pattern}, ${name}, 'gi')`
      return sql`${names[index]} = ${replaced}::${sql.raw(column.getSQLType())}`
    })
    const isFound = or(...names.map((column) => matches(column, pattern)))
    const { rows } = await db.execute(
      sql`update ${table} set ${sql.join(set, sql`, `)} where (${isFound}) and ${except.get(table) ?? sql`true`} returning 1`,
    )
    if (table === contentDocuments && rows.length > 0) await notifyContentChanged(db)
  }
}
