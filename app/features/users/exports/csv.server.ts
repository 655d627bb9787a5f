import { csvStream } from '~/lib/csv.server'
import type { User } from '../model'

const header = ['Email', 'Role', 'Access Level', 'Admin', 'Created At']

const record = ({ email, role, level, adminRole, createdAt }: User) => [
  email,
  role,
  level,
  adminRole ? 'Yes' : 'No',
  createdAt.toISOString(),
]

export const usersCsv = (batches: AsyncIterable<User[]>) => csvStream(header, records(batches))

async function* records(batches: AsyncIterable<User[]>) {
  for await (const batch of batches) yield batch.map(record)
}
