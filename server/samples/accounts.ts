import { hashPassword } from '~/auth/passwords.server'
import type { userAccessLevels, users } from '~/db/schema/users'

type Account = { user: typeof users.$inferInsert & { id: string }; access: typeof userAccessLevels.$inferInsert }

/** Accounts to sign in with, one for each role of members and of admins, and further members so that lists are not empty. All have the same password. */
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
      access: { userId: id, createdAt, hasOwnLevel: access.accessLevel !== undefined, ...access },
    }
  }
  return [
    account(`admin@${domain}`, { role: 'supplier', accessLevel: 'premium', adminRole: 'owner' }, 'Maja Lindholm', 90),
    account(`supplier@${domain}`, { role: 'supplier' }, 'Jonas Ek', 60),
    account(`hospital@${domain}`, { role: 'hospital', accessLevel: 'builder' }, 'Sanna Virtanen', 50),
    account(`embassy@${domain}`, { role: 'embassy', accessLevel: 'premium' }, 'Claire Martin', 40),
    account(`manager@${domain}`, { role: 'hospital', adminRole: 'member_manager' }, 'Astrid Nyberg', 35),
    account(`editor@${domain}`, { role: 'supplier', adminRole: 'editor' }, 'Henrik Dahl', 34),
    account(`reader@${domain}`, { role: 'embassy', adminRole: 'reader' }, 'Liv Haugen', 33),
    account('devices@sample.example', { role: 'supplier', accessLevel: 'builder' }, 'Petter Aas', 30),
    account('ward@sample.example', { role: 'hospital' }, 'Ingrid Solheim', 20),
    account('attache@sample.example', { role: 'embassy' }, 'Tomás Novák', 10),
  ]
}
