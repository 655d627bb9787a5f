import { hashPassword } from '~/auth/passwords.server'
import type { userAccessLevels, users } from '~/db/schema/users'

type Account = { user: typeof users.$inferInsert & { id: string }; access: typeof userAccessLevels.$inferInsert }

/** Four accounts to sign in with, and further members so that lists are not empty. All have the same password. */
export async function sampleAccounts(now: Date, domain: string, password: string): Promise<Account[]> {
  const passwordHash = await hashPassword(password)
  const account = (
    email: string,
    access: Omit<Account['access'], 'userId'>,
    name: string,
    daysAgo: number,
  ): Account => {
    const id = crypto.randomUUID()
    const createdAt = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
    return {
      user: { id, email, name, passwordHash, locale: 'en', createdAt },
      access: { userId: id, createdAt, ...access },
    }
  }
  return [
    account(`admin@${domain}`, { role: 'supplier', accessLevel: 'premium', isAdmin: true }, 'Sample Admin', 90),
    account(`supplier@${domain}`, { role: 'supplier' }, 'Sample Supplier', 60),
    account(`hospital@${domain}`, { role: 'hospital', accessLevel: 'builder' }, 'Sample Hospital', 50),
    account(`embassy@${domain}`, { role: 'embassy', accessLevel: 'premium' }, 'Sample Embassy', 40),
    account('devices@sample.example', { role: 'supplier', accessLevel: 'builder' }, 'Sample Devices', 30),
    account('ward@sample.example', { role: 'hospital' }, 'Sample Ward', 20),
    account('attache@sample.example', { role: 'embassy' }, 'Sample Attaché', 10),
  ]
}
