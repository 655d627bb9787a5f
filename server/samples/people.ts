import { eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { auditLog } from '~/db/schema/audit-log'
import { insightDownloads, insights } from '~/db/schema/insights'
import { organisations } from '~/db/schema/organisations'
import { teamNotes } from '~/db/schema/team-notes'

const hours = 60 * 60 * 1000

type Account = { user: { id: string; email: string; name?: string | undefined } }

/** Notes of the team, a change and downloads, so that the pages of people have a timeline. After the library is filled. */
export async function fillTimelines(db: Db, now: Date, accounts: Account[]) {
  const hoursAgo = (count: number) => new Date(now.getTime() - count * hours)
  const [admin] = accounts
  const named = (name: string) => accounts.find(({ user }) => user.name === name)?.user
  const [petter, sanna] = [named('Petter Aas'), named('Sanna Virtanen')]
  const [aldera] = await db.select().from(organisations).where(eq(organisations.name, 'Aldera Medtech'))
  const items = await db.select({ id: insights.id }).from(insights).limit(2)
  if (!admin || !petter || !sanna || !aldera) return
  const author = { authorId: admin.user.id, authorEmail: admin.user.email }
  await db.insert(teamNotes).values([
    {
      ...{ ...author, email: petter.email, createdAt: hoursAgo(30) },
      text: 'Called. They have a pilot in two wards and look for a third.\nSend the list of questions before the visit.',
    },
    {
      ...{ ...author, organisationId: aldera.id, createdAt: hoursAgo(54) },
      text: 'The board decides on the second visit in December.',
    },
  ])
  await db.insert(auditLog).values({
    ...{ actorId: admin.user.id, actorEmail: admin.user.email, createdAt: hoursAgo(29) },
    ...{ action: 'user.level-changed', objectId: petter.id, objectName: petter.email },
    details: { from: 'entry', to: 'builder' },
  })
  for (const [index, { id }] of items.entries()) {
    await db.insert(insightDownloads).values([
      { userId: petter.id, insightId: id, createdAt: hoursAgo(20 + index) },
      { userId: sanna.id, insightId: id, createdAt: hoursAgo(70 + index) },
    ])
  }
}
