import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { auditLog, isInvitation } from '~/db/schema/audit-log'
import { invitations, colleagueProposals as proposals } from '~/db/schema/invitations'
import { users } from '~/db/schema/users'
import { isAboutThem, logRow, type Source } from './source.server'

const proposer = sql`(select coalesce(nullif(${users.name}, ''), ${users.email}) from ${users} where ${users.id} = ${proposals.proposerId})`

/** Of who has proposed someone, and of the organisation for which they did. */
const proposalsOf = (source: Pick<Source, 'type' | 'at' | 'title' | 'by'>, extra?: SQL): Source[] => {
  const row: Omit<Source, 'of' | 'where'> = {
    ...{ ...source, kind: 'invitations', from: sql`${proposals}`, id: proposals.id },
    detail: sql`${proposals.name} || ' <' || ${proposals.email} || '>'`,
  }
  return [
    {
      ...{ ...row, of: 'people', onOrganisation: false },
      where: and(sql`${proposals.proposerId} = people.user_id`, extra),
    },
    {
      ...{ ...row, of: 'own', person: { id: proposals.proposerId, name: proposer } },
      where: and(eq(proposals.organisationId, sql`own.organisation_id`), extra),
    },
  ]
}

export const invitationSources: Source[] = [
  ...proposalsOf({ type: 'proposal-sent', at: proposals.createdAt }),
  ...proposalsOf(
    {
      ...{ type: 'proposal-decided', at: proposals.decidedAt, by: proposals.deciderEmail },
      title: sql`${proposals.decision}::text`,
    },
    isNotNull(proposals.decidedAt),
  ),
  {
    // What was decided is in the log, by the address of the colleague.
    ...{ kind: 'invitations', type: 'proposed', of: 'people', from: sql`${proposals}` },
    where: sql`${proposals.email} = people.email`,
    onOrganisation: false,
    ...{ id: proposals.id, at: proposals.createdAt, title: proposer },
  },
  {
    ...logRow,
    ...{ kind: 'invitations', type: 'invited', of: 'objects' },
    where: and(isAboutThem, isInvitation(auditLog.action)),
    title: auditLog.action,
  },
  {
    // One that the log does not name: of an approved request or proposal, or of an import, which is one row for the whole file.
    // The row of the log is as old as the invitation, or older by the time until its mail was written.
    ...{ kind: 'invitations', type: 'invitation-mailed', of: 'people' },
    from: sql`${invitations}`,
    where: sql`${invitations.email} = people.email and not exists (
      select from ${auditLog} where ${auditLog.objectId} = people.email and ${isInvitation(auditLog.action)}
        and ${auditLog.action} <> 'invitation.revoked'
        and ${auditLog.createdAt} between ${invitations.createdAt} - interval '1 minute' and ${invitations.createdAt})`,
    id: invitations.id,
    at: invitations.createdAt,
    title: sql`${invitations.role}::text`,
    by: invitations.inviterEmail,
  },
  {
    ...{ kind: 'invitations', type: 'account-created', of: 'people' },
    from: sql`${users}`,
    where: sql`${users.id} = people.user_id`,
    id: users.id,
    at: users.createdAt,
  },
]
