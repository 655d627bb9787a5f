import type { AccessLevel } from '~/lib/access-levels'
import type { AdminRole } from '~/lib/admin-roles'
import type { MemberRole } from '~/lib/member-roles'

export const roleLabels: Record<MemberRole, string> = { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' }

export const levelLabels: Record<AccessLevel, string> = { entry: 'Entry', builder: 'Builder', premium: 'Premium' }

export const adminRoleLabels: Record<AdminRole, string> = {
  owner: 'Owner',
  member_manager: 'Member manager',
  editor: 'Editor',
  reader: 'Reader',
}

/** What an admin of a role may do, in one line. */
export const adminRoleTexts: Record<AdminRole, string> = {
  owner: 'Everything, also the other admins and the settings.',
  member_manager: 'Requests, members, organisations, invitations, the inbox and the mails.',
  editor: 'Events, content, pictures and statistics.',
  reader: 'Looks at requests, users, organisations, events, content and statistics. Changes and exports nothing.',
}

/** The options of a select, in the order of its labels. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

/** The rows that a bulk command is about: '3 users'. Without JavaScript their number is not known. */
export const chosenLabel = (count: number | undefined, noun: string) => {
  if (count === undefined) return `the selected ${noun}s`
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
