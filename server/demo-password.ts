import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { hashPassword, verifyPassword } from '~/auth/passwords.server'
import type { Settings } from '~/config/settings.server'
import type { Db } from '~/db/db.server'
import { sessions, users } from '~/db/schema/users'
import { writeSecretFile } from './secret-file'
import { isTerminal } from './terminal'

/** The password of all sample accounts on a server that only this machine can reach. */
const localPassword = 'fjord-ridge-aurora-41'

const loopback = ['localhost', '127.0.0.1', '::1', '[::1]']

const isLocal = ({ host, publicUrl }: Settings) => loopback.includes(host) && loopback.includes(publicUrl.hostname)

/** The local password is in the source, so a server that others can reach gets a new one at each start. */
export const choosePassword = (settings: Settings) =>
  isLocal(settings) ? localPassword : randomBytes(15).toString('base64url')

/** Sets the password of the accounts, and ends sessions that began with another one. */
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

/** Prints the sample accounts. A generated password goes to a file, and to the console only on a terminal. */
export async function announceAccounts(settings: Settings, emails: string[], password: string) {
  const file = join(settings.dataDir, 'demo-password')
  if (password !== localPassword) await writeSecretFile(file, password)
  const isPrinted = password === localPassword || isTerminal()
  console.log(
    `\nSample accounts, all with the password ${isPrinted ? password : `in ${file}`}:\n${emails.map((email) => `  ${email}`).join('\n')}\n`,
  )
}
