import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { adminsWith } from '~/auth/permissions'
import { organisationMembers } from '~/db/schema/organisations'
import { threadMessages } from '~/db/schema/threads'
import { userAccessLevels, users } from '~/db/schema/users'
import type { Locale } from '~/i18n/locales'
import type { Ctx } from '~/web/ctx.server'
import type { ThreadPerson } from '../model'
import type { ThreadRow } from './threads.server'

/** Our colleagues who answer threads. */
const isOfTeam = inArray(userAccessLevels.adminRole, adminsWith('thread.answer'))

const isOfOrganisation = ({ organisationId }: Pick<ThreadRow, 'organisationId'>) =>
  sql`exists (select from ${organisationMembers} where ${organisationMembers.userId} = ${users.id}
    and ${organisationMembers.organisationId} = ${organisationId})`

const peopleAtMost = 100

/**
 * Whom a message can mention. Members: those who have written in this thread and are still there, and its owner; they learn
 * no other names by it. Our team: every member of the organisation, and every colleague.
 */
export async function listThreadPeople({ db, actor }: Ctx, thread: ThreadRow, side: 'own' | 'team') {
  const hasWritten = sql`exists (select from ${threadMessages} where ${threadMessages.authorId} = ${users.id}
    and ${threadMessages.threadId} = ${thread.id})`
  const isOwner = thread.ownerId ? eq(users.id, thread.ownerId) : undefined
  const isPresent = or(isOfTeam, isOfOrganisation(thread))
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
    .where(
      and(
        isPresent,
        side === 'own' ? or(hasWritten, isOwner) : undefined,
        ne(users.name, ''),
        ne(users.id, actor?.userId ?? ''),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
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
