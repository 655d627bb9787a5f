import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Member } from '~/auth/permissions'
import { isListed, memberProfiles } from '~/db/schema/member-profiles'
import { isRestrictedUser } from '~/db/schema/personal-data'
import { directoryMember } from '~/features/directory/model'
import { type Source, searched } from './source.server'

/** Rows of which every field is shown that `isSeen` holds for, and only those fields are searched. */
const visibleTo = (isSeen: (audience: SQL) => SQL, text: SQL): Source =>
  searched({
    kind: 'person',
    table: memberProfiles,
    id: memberProfiles.userId,
    title: memberProfiles.name,
    detail: sql`case when ${isSeen(sql`${memberProfiles.titleAudience}`)} then ${memberProfiles.title} else '' end`,
    at: sql`to_timestamp(0)`,
    text,
    present: ({ id }) => ({ to: directoryMember(id) }),
  })

const sameRole = visibleTo((audience) => sql`${audience} <> 'nobody'`, sql`${memberProfiles.searchedByRole}`)
const otherRoles = visibleTo((audience) => sql`${audience} = 'members'`, sql`${memberProfiles.searchedByMembers}`)

/** The members whom the directory shows to the actor, by the rule 'directory.seeField'. */
export const directorySources = ({ role }: Member): Source[] => {
  const { nameAudience } = memberProfiles
  const listed = and(isListed(memberProfiles), not(isRestrictedUser(memberProfiles.userId)))
  return [
    { ...sameRole, where: and(listed, eq(memberProfiles.role, role)) },
    { ...otherRoles, where: and(listed, ne(memberProfiles.role, role), eq(nameAudience, 'members')) },
  ]
}
