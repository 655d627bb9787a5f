import type { Member } from '~/auth/permissions'
import { organisationMembers, organisations } from '~/db/schema/organisations'
import { startThread, writeToThread } from '~/features/dialogue/commands.server'
import { answerThread } from '~/features/team-dialogue/commands.server'
import type { Ctx } from '~/web/ctx.server'

type Acting = Ctx & { actor: Member }

/** Adds an organisation with these members, and returns its id. */
export async function addPartner(
  { db }: Pick<Ctx, 'db'>,
  members: { actor: Member }[],
  values: Partial<typeof organisations.$inferInsert> = {},
) {
  const [row] = await db
    .insert(organisations)
    .values({ name: 'Fjord', kind: 'supplier', ...values })
    .returning()
  const organisationId = row?.id ?? ''
  for (const { actor } of members) {
    await db.insert(organisationMembers).values({ userId: actor.userId, organisationId, joinedAt: new Date(0) })
  }
  return organisationId
}

const text = { subject: 'Evidence', body: 'What do you need to see?' }

/** A new thread of a member, and its id. */
export async function addThread(member: Acting, input: { subject?: string; body?: string } = {}) {
  const id = crypto.randomUUID()
  await startThread(member, { id, ...text, ...input, about: undefined })
  return id
}

export const write = (member: Acting, thread: string, body = 'One more thing.', message = crypto.randomUUID()) =>
  writeToThread(member, { thread, message, body })

export const answer = (admin: Acting, thread: string, seen: number, body = 'Six weeks of data.') =>
  answerThread(admin, { thread, message: crypto.randomUUID(), body, seen })
