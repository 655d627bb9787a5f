import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { adminsWith, type Member } from '~/auth/permissions'
import { memberProfiles } from '~/db/schema/member-profiles'
import { organisationMembers } from '~/db/schema/organisations'
import { threadMessages } from '~/db/schema/threads'
import { userAccessLevels, users } from '~/db/schema/users'
import { isVisibleAtWork } from '~/features/directory/queries.server'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import type { ThreadPerson } from '../model'
import type { ThreadRow } from './threads.server'

/** Our colleagues who answer threads. */
const isOfTeam = inArray(userAccessLevels.adminRole, adminsWith('thread.answer'))

const peopleAtMost = 100

/** Ids of the members of the organisation and of our colleagues. */
const present = ({ db }: Ctx, { organisationId }: ThreadRow) =>
  db
    .select({ id: organisationMembers.userId })
    .from(organisationMembers)
    .where(eq(organisationMembers.organisationId, organisationId))
    .unionAll(db.select({ id: userAccessLevels.userId }).from(userAccessLevels).where(isOfTeam))

/**
 * Whom a message can mention. Our team: every member of the organisation, and every colleague. Members: the owner of the
 * thread, those who have written in it and are still there, and colleagues who let them see in the directory who they are
 * and where they work. So they learn no name here that they could not see before. Who has written is mentioned most and comes
 * first: pages show only some at once.
 */
export async function listThreadPeople(ctx: Ctx & { actor: Member }, thread: ThreadRow, side: 'own' | 'team') {
  const { db, actor } = ctx
  const hasWritten = sql`exists (select from ${threadMessages} where ${threadMessages.authorId} = ${users.id}
    and ${threadMessages.threadId} = ${thread.id})`
  const isOwner = thread.ownerId ? eq(users.id, thread.ownerId) : undefined
  const isColleague = sql`exists (select from ${organisationMembers} where ${organisationMembers.userId} = ${users.id}
    and ${organisationMembers.organisationId} = ${thread.organisationId})`
  const isListed = sql`exists (select from ${memberProfiles} where ${memberProfiles.userId} = ${users.id}
    and ${isVisibleAtWork(actor)})`
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        inArray(users.id, present(ctx, thread)),
        side === 'own' ? or(hasWritten, isOwner, and(isColleague, isListed)) : undefined,
        ne(users.name, ''),
        ne(users.id, actor.userId),
      ),
    )
    .orderBy(desc(hasWritten), asc(users.name), asc(users.id))
    .limit(peopleAtMost) satisfies Promise<ThreadPerson[]>
}

export type MailedPerson = { id: string; name: string; email: string; locale: Locale; isTeam: boolean }

const personColumns = { id: users.id, name: users.name, email: users.email, locale: users.locale }

/** The members of the organisation now: who has left it is not among them. */
export async function listOrganisationPeople({ db }: Ctx, thread: Pick<ThreadRow, 'organisationId'>) {
  const rows = await db
    .select(personColumns)
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, thread.organisationId))
    .orderBy(asc(users.id))
  return rows.map((row): MailedPerson => ({ ...row, isTeam: false }))
}

/** Those of these people who may still read threads as our team. */
export async function listTeam({ db }: Ctx, ids: (string | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return []
  const rows = await db
    .select(personColumns)
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(and(inArray(users.id, known), isOfTeam))
    .orderBy(asc(users.id))
  return rows.map((row): MailedPerson => ({ ...row, isTeam: true }))
}
