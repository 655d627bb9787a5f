import type { AccessLevel } from '~/lib/access-levels'
import type { MemberRole } from '~/lib/member-roles'

export const roleLabels: Record<MemberRole, string> = { supplier: 'Supplier', embassy: 'Embassy', hospital: 'Hospital' }

export const levelLabels: Record<AccessLevel, string> = { entry: 'Entry', builder: 'Builder', premium: 'Premium' }

/** The options of a select, in the order of its labels. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

/** The rows that a bulk command is about: '3 users'. Without JavaScript their number is not known. */
export const chosenLabel = (count: number | undefined, noun: string) => {
  if (count === undefined) return `the selected ${noun}s`
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
