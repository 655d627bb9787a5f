import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '~/auth/passwords.server'
import type { Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { sessions, users } from '~/db/schema/users'
import { writeSecretFile } from './secret-file'
import { isTerminal } from './terminal'

/** The password of all sample accounts where nobody but this machine can reach them. */
const localPassword = 'fjord-ridge-aurora-41'

const loopback = ['localhost', '127.0.0.1', '::1', '[::1]']

/** Whether it can be reached from this machine alone. */
const isLocal = ({ host, publicUrl }: Settings) => loopback.includes(host) && loopback.includes(publicUrl.hostname)

/** Everyone can read the local one in the source, so elsewhere each start chooses another. */
export const choosePassword = (settings: Settings) =>
  isLocal(settings) ? localPassword : randomBytes(15).toString('base64url')

/** Gives the accounts this password, and ends the sessions that began with another. */
export async function setPassword(tx: Db, emails: string[], password: string) {
  const [first] = await tx
    .select()
    .from(users)
    .where(eq(users.email, emails[0] ?? ''))
  if (first && (await verifyPassword(first.passwordHash, password))) return
  const changed = await tx
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(inArray(users.email, emails))
    .returning({ id: users.id })
  const ids = changed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids))
}

/** Tells who can be signed in as. A password that was chosen goes to a file, and to the console if a person reads it. */
export async function tellAccounts(settings: Settings, emails: string[], password: string) {
  const file = join(settings.dataDir, 'demo-password')
  if (password !== localPassword) await writeSecretFile(file, password)
  const isTold = password === localPassword || isTerminal()
  console.log(
    `\nSample accounts, all with the password ${isTold ? password : `in ${file}`}:\n${emails.map((email) => `  ${email}`).join('\n')}\n`,
  )
}
