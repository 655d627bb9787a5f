import { eq, getTableColumns, getTableName, or } from 'drizzle-orm'
import { z } from 'zod'
import { mails } from '~/db/schema/mails'
import { media } from '~/db/schema/media'
import { dataExports, rightsLinks } from '~/db/schema/personal-data'
import { threadFiles } from '~/db/schema/threads'
import { users } from '~/db/schema/users'
import type { Ctx } from '~/web/ctx.server'
import type { CopiedTable, Person } from '../model'
import type { PersonalTable } from './rows.server'
import { personalTables } from './tables.server'

export async function personOf({ db }: Pick<Ctx, 'db'>, address: string): Promise<Person> {
  const email = address.toLowerCase()
  const { id, formerAddresses } = users
  const [user] = await db.select({ id, formerAddresses }).from(users).where(eq(users.email, email))
  return { userId: user?.id ?? null, email, formerAddresses: user?.formerAddresses ?? [] }
}

/** The person, and whom the rows with a former address of theirs are about. */
export const identitiesOf = ({ formerAddresses = [], ...person }: Person): Person[] => [
  person,
  ...formerAddresses.map((email) => ({ userId: null, email })),
]

/** Everything about a person, table by table; tables without a row of theirs are left out. */
export async function collectRows({ db }: Pick<Ctx, 'db'>, person: Person): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = []
  for (const line of personalTables) {
    const isTheirs = or(...identitiesOf(person).map(line.rows))
    const rows = await db.select().from(line.table).where(isTheirs)
    if (rows.length === 0) continue
    const names = copiedColumns(line)
    const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))
    const reduced = line.reduce ? shown.map((row) => line.reduce?.(row, person) ?? row) : shown
    const isDeleted = line.erasure === 'delete' || line.erasure === 'with'
    copied.push({ part: line.part, table: getTableName(line.table), rows: reduced, isDeleted })
  }
  return copied
}

/** Whether there is nothing but what the question itself has left: its link, the copy that is being made, and mails about them. */
export function isNothingStored(copied: CopiedTable[]): boolean {
  const isOfQuestion = ({ table, rows }: CopiedTable) =>
    [dataExports, rightsLinks].some((left) => getTableName(left) === table) ||
    (table === getTableName(mails) && rows.every(({ template }) => String(template).startsWith('data.')))
  return copied.every(isOfQuestion)
}

/** Without what the database computes from other columns. */
function copiedColumns({ table, hidden = [], shown }: PersonalTable) {
  const stored = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated)
  const names = stored.map(([name]) => name)
  return new Set(shown ?? names.filter((name) => !hidden.includes(name)))
}

const storedFile = z.object({ fileKey: z.string(), fileName: z.string() })

/** The files among the rows: the pictures and attachments that the person has uploaded, by the key in the store. */
export const filesIn = (copied: CopiedTable[]) =>
  copied
    .filter(({ table }) => [media, threadFiles].some((stored) => getTableName(stored) === table))
    .flatMap(({ rows }) => rows.map((row) => storedFile.parse(row)))
