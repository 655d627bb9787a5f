import type { Db } from '~/db/db.server'
import { organisationDomains, organisationMembers, organisations } from '~/db/schema/organisations'

type Sample = Pick<typeof organisations.$inferInsert, 'name' | 'kind' | 'country' | 'level' | 'tags' | 'notes'> & {
  domain: string
  /** By name. */
  members: string[]
}

const samples: Sample[] = [
  {
    ...{ name: 'Aldera Medtech', kind: 'supplier', country: 'SE', level: 'entry', domain: 'aldera.example' },
    ...{ tags: ['remote monitoring'], notes: 'Asks who pays after the pilot. Prefers a call before any mail.' },
    members: ['Jonas Ek', 'Petter Aas'],
  },
  {
    ...{ name: 'Region Norrmark', kind: 'hospital', country: 'SE', level: 'builder', domain: 'norrmark.example' },
    ...{ tags: ['host site'], notes: 'Decides with the board on the first Tuesday of the month.' },
    members: ['Sanna Virtanen'],
  },
  {
    ...{ name: 'Fjellvik sykehus', kind: 'hospital', country: 'NO', level: 'entry', domain: 'fjellvik.example' },
    ...{ tags: ['host site'], notes: '' },
    members: ['Ingrid Solheim'],
  },
  {
    ...{ name: 'Embassy of Valdoria', kind: 'embassy', country: 'FI', level: 'entry', domain: 'valdoria.example' },
    ...{ tags: [], notes: '' },
    members: ['Claire Martin', 'Tomás Novák'],
  },
  {
    ...{ name: 'Kastell Diagnostics', kind: 'supplier', country: 'FI', level: 'builder', domain: 'kastell.example' },
    ...{ tags: ['laboratory'], notes: 'Nobody of them has an account yet; Aino Laine signs by mail.' },
    members: [],
  },
  {
    ...{ name: 'Lumen Rehab', kind: 'supplier', country: 'NO', level: 'entry', domain: 'lumen.example' },
    ...{ tags: ['rehabilitation'], notes: '' },
    members: [],
  },
]

type Account = { user: { id: string; name?: string | undefined } }

/** The organisations of the sample accounts, looked after by the sample admin. */
export async function fillOrganisations(db: Db, now: Date, accounts: Account[]) {
  const [admin] = accounts
  for (const { domain, members, ...fields } of samples) {
    const id = crypto.randomUUID()
    const createdAt = new Date(now.getTime() - 70 * 24 * 60 * 60 * 1000)
    await db.insert(organisations).values({ id, ...fields, ownerId: admin?.user.id ?? null, createdAt })
    await db.insert(organisationDomains).values({ domain, organisationId: id })
    const people = accounts.filter(({ user }) => members.includes(user.name ?? ''))
    // In the order of the accounts: the first one may propose colleagues.
    const joinedAt = (index: number) => new Date(createdAt.getTime() + index * 60 * 60 * 1000)
    if (people.length === 0) continue
    await db
      .insert(organisationMembers)
      .values(people.map(({ user }, index) => ({ userId: user.id, organisationId: id, joinedAt: joinedAt(index) })))
  }
}
