import { eq } from 'drizzle-orm'
import { engagements } from '~/db/schema/engagements'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { createEngagement, offerEngagement } from '~/features/engagements/commands.server'
import { getOwnEngagement } from '~/features/engagements/queries.server'
import type { Ctx } from '~/web/ctx.server'
import { asAdmin, asMember } from './members'

/** Adds an organisation with these members, and returns its id. */
export async function addPartner({ db }: Ctx, name: string, ...members: Ctx[]) {
  const [row] = await db.insert(organisations).values({ name, kind: 'supplier', country: 'SE' }).returning()
  const organisationId = row?.id ?? ''
  const rows = members.map(({ actor }) => ({ userId: actor?.userId ?? '', organisationId }))
  if (rows.length > 0) await db.insert(organisationMembers).values(rows)
  return organisationId
}

/** A partner with two members, Kari and Lars, and an admin. */
export async function partnerWithAdmin(ctx: Ctx) {
  const kari = await asMember(ctx, { name: 'Kari Nordmann' })
  const lars = await asMember(ctx, { name: 'Lars Berg', locale: 'sv' })
  const organisationId = await addPartner(ctx, 'Aldera', kari, lars)
  return { admin: await asAdmin(ctx), kari, lars, organisationId }
}

export const readEngagement = async ({ db }: Ctx, id: string) => {
  const [row] = await db.select().from(engagements).where(eq(engagements.id, id))
  if (!row) throw new Error('no such engagement')
  return row
}

/** A draft of a program at its first price; returns its id. */
export async function draftFor(admin: Ctx, organisationId: string, offering = 'visits.core') {
  const id = crypto.randomUUID()
  await createEngagement(admin, { id, organisation: organisationId, offering })
  return id
}

/** An offer that these members may accept; returns its id. */
export async function offerTo(admin: Ctx, organisationId: string, ...signatories: Ctx[]) {
  const id = await draftFor(admin, organisationId)
  const { version } = await readEngagement(admin, id)
  await offerEngagement(admin, { id, version, signatory: signatories.map(({ actor }) => actor?.userId ?? '') })
  return id
}

/** What a member ticks. */
export const sentenceFor = async (member: Ctx, id: string) => (await getOwnEngagement(member, id)).sentence
