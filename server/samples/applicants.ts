import { eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { accessRequests, requestWords } from '~/db/schema/access-requests'

const hours = 60 * 60 * 1000

/** What applicants did after they had sent their requests: one has corrected it, another has sent it twice, one has withdrawn. */
export async function fillApplicants(db: Db, now: Date) {
  const ago = (count: number) => new Date(now.getTime() - count * hours)
  const find = async (email: string) => {
    const [request] = await db.select().from(accessRequests).where(eq(accessRequests.email, email))
    if (!request) throw new Error(`The samples have no request of ${email}`)
    const { id: accessRequestId, name, organization, role, reason } = request
    return { accessRequestId, name, organization, role, reason }
  }
  const corrected = await find('attache@embassy.example')
  await db
    .update(accessRequests)
    .set({ correctedAt: ago(30) })
    .where(eq(accessRequests.id, corrected.accessRequestId))
  const before = 'Our trade section plans a delegation of five companies.'
  const sentAgain = await find('commercial@devices.example')
  const again =
    'We launch in three regions next spring, and one of them has asked us to wait. Whom should we talk to first?'
  await db.insert(requestWords).values([
    { ...corrected, kind: 'earlier', reason: before, createdAt: ago(44) },
    { ...sentAgain, kind: 'later', reason: again, createdAt: ago(3), mailedAt: ago(3) },
  ])
  await db.insert(accessRequests).values({
    ...{ name: '', email: '', organization: '', role: 'supplier', reason: '', locale: 'sv' },
    ...{ status: 'withdrawn', createdAt: ago(500), withdrawnAt: ago(480) },
  })
}
