import { roleLabels } from '~/features/admin/ui/labels'
import type { MemberRole } from '~/lib/member-roles'
import { SelectField } from '~/ui/field'
import { type ApprovalOffer, defaultChoice, newOrganisation, noOrganisation } from '../model'

type Props = {
  offer: ApprovalOffer
  /** The role that the request is for. */
  role: MemberRole
  /** What was chosen before and not sent. */
  chosen: Record<string, string[]> | null
}

/** What else an approval does: where the person will belong or, for someone with an account, what becomes of that. */
export function ApprovalChoice({ offer, role, chosen }: Props) {
  const isOffered = (options: { value: string }[], value: string | undefined) =>
    options.find((option) => option.value === value)?.value
  if (offer.is === 'member') {
    const options = memberOptions(offer.role, role)
    return (
      <SelectField
        name="effect"
        label="They have an account. When approved"
        hint="The form does not prove who has sent it: ask them before you change their role."
        options={options}
        defaultValue={isOffered(options, chosen?.effect?.[0])}
      />
    )
  }
  const options = organisationOptions(offer)
  return (
    <SelectField
      name="organisation"
      label="Organisation"
      hint={hintOf(offer)}
      options={options}
      defaultValue={isOffered(options, chosen?.organisation?.[0]) ?? defaultChoice(offer)}
    />
  )
}

function memberOptions(current: MemberRole, asked: MemberRole) {
  const nothing = { value: 'none', label: 'Tell them that they are a member already' }
  if (current === asked) return [nothing]
  return [nothing, { value: 'role', label: `Give the role ${roleLabels[asked]} instead of ${roleLabels[current]}` }]
}

type Applicant = Extract<ApprovalOffer, { is: 'applicant' }>

const organisationOptions = ({ organisations, by, newName }: Applicant) => [
  ...organisations.map(({ id, name }) => ({ value: id, label: name })),
  // A domain belongs to one organisation, so a new one could not have it.
  ...(by === 'domain' ? [] : [{ value: newOrganisation, label: `New: ${newName}` }]),
  { value: noOrganisation, label: 'None' },
]

const hintOf = ({ by, domain }: Applicant) => {
  if (by === 'domain') return 'It has the domain of their address.'
  const registered = domain ? ` A new one gets the domain ${domain}.` : ''
  return by === 'name'
    ? `Those with a similar name are listed; their address does not show that they work there.${registered}`
    : `Nothing similar exists.${registered}`
}
