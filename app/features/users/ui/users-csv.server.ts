import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { User } from '../model'

const header = ['Email', 'Role', 'Access Level', 'Admin', 'Created At']

const record = ({ email, role, level, isAdmin, createdAt }: User) => [
  email,
  role,
  level,
  isAdmin ? 'Yes' : 'No',
  createdAt.toISOString(),
]

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const write = (records: string[][]) => stringify(records, { escape_formulas: true, record_delimiter: '\r\n' })

/** The file as it is read from the database: memory holds one batch, however many users there are. */
export const usersCsv = (batches: AsyncIterable<User[]>) =>
  Readable.toWeb(Readable.from(lines(batches))) as ReadableStream<Uint8Array<ArrayBuffer>>

async function* lines(batches: AsyncIterable<User[]>) {
  yield Buffer.from(write([header]))
  for await (const batch of batches) {
    if (batch.length > 0) yield Buffer.from(write(batch.map(record)))
  }
}
