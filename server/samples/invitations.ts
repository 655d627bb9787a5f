import { eq } from 'drizzle-orm'
import type { Db } from '~/db/db.server'
import { colleagueProposals, invitations } from '~/db/schema/invitations'
import { organisationMembers, organisations } from '~/db/schema/organisations'

const days = 24 * 60 * 60 * 1000

type Sample = Pick<typeof invitations.$inferInsert, 'email' | 'name' | 'role' | 'locale'> & {
  /** When it was sent, accepted or revoked. */
  daysAgo: number
  acceptedDaysAgo?: number
  revokedDaysAgo?: number
  /** By name. */
  organisation?: string
}

/** One in each state. */
const samples: Sample[] = [
  {
    ...{ email: 'maria.holm@norrmark.example', name: 'Maria Holm', role: 'hospital', locale: 'sv' },
    ...{ daysAgo: 3, organisation: 'Region Norrmark' },
  },
  {
    ...{ email: 'erik.dahl@aldera.example', name: 'Erik Dahl', role: 'supplier', locale: 'sv' },
    ...{ daysAgo: 12, organisation: 'Aldera Medtech' },
  },
  {
    ...{ email: 'lars.moen@kystmed.example', name: 'Lars Moen', role: 'supplier', locale: 'no' },
    ...{ daysAgo: 21 },
  },
  {
    ...{ email: 'innovasjon@sykehus.example', name: 'Marit Haugen', role: 'hospital', locale: 'no' },
    ...{ daysAgo: 6, acceptedDaysAgo: 5, organisation: 'Fjellvik sykehus' },
  },
  {
    ...{ email: 'press@northlight.example', name: 'Ben Carter', role: 'supplier', locale: 'en' },
    ...{ daysAgo: 9, revokedDaysAgo: 8 },
  },
]

type Inviter = { id: string; email: string }

/** Invitations in every state, and a colleague whom the first member of an organisation has proposed. */
export async function fillInvitations(db: Db, now: Date, admin: Inviter) {
  const ago = (count: number) => new Date(now.getTime() - count * days)
  const places = await db.select({ id: organisations.id, name: organisations.name }).from(organisations)
  await db.insert(invitations).values(
    samples.map(({ daysAgo, acceptedDaysAgo, revokedDaysAgo, organisation, ...person }) => ({
      ...person,
      organisationId: places.find(({ name }) => name === organisation)?.id ?? null,
      inviterId: admin.id,
      inviterEmail: admin.email,
      createdAt: ago(daysAgo),
      expiresAt: ago(daysAgo - 14),
      acceptedAt: acceptedDaysAgo ? ago(acceptedDaysAgo) : null,
      revokedAt: revokedDaysAgo ? ago(revokedDaysAgo) : null,
    })),
  )
  const supplier = places.find(({ name }) => name === 'Aldera Medtech')
  const [member] = await db
    .select()
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, supplier?.id ?? ''))
    .orderBy(organisationMembers.joinedAt)
    .limit(1)
  if (!member) return
  const colleague = { name: 'Hanna Lind', email: 'hanna.lind@aldera.example', createdAt: ago(1) }
  await db
    .insert(colleagueProposals)
    .values({ ...colleague, organisationId: member.organisationId, proposerId: member.userId })
}
