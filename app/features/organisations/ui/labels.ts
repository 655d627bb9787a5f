import { levelLabels } from '~/features/admin/ui/labels'
import type { ComparedField } from '~/features/drafts/model'
import type { OrganisationKind } from '~/lib/organisation-kinds'
import type { OrganisationCountry, OrganisationFilter, OrganisationRefusal } from '../model'

export const kindLabels: Record<OrganisationKind, string> = {
  supplier: 'Supplier',
  hospital: 'Hospital',
  embassy: 'Embassy',
  other: 'Other',
}

export const countryLabels: Record<OrganisationCountry, string> = {
  SE: 'Sweden',
  NO: 'Norway',
  FI: 'Finland',
  DK: 'Denmark',
  IS: 'Iceland',
}

export const countryLabel = (country: string | null) => countryLabels[country as OrganisationCountry] ?? country ?? ''

export const sortLabels: Record<OrganisationFilter['sort'], string> = { name: 'By name', newest: 'Newest first' }

export const membersLabel = (members: number) =>
  members === 1 ? '1 member' : `${members.toLocaleString('en-GB')} members`

/** `by` is the name of the other organisation, where there is one. */
export const refusalLabels = (by = 'another organisation'): Record<OrganisationRefusal, string> => ({
  gone: 'This organisation is no longer there: a colleague has merged it with another one.',
  exists: 'This form has already created an organisation. Open a new form for another one.',
  stale: 'A colleague has changed it meanwhile.',
  'sign-on-domains':
    'Single sign-on is on there: who has the domain lets people in. Only an owner can add a domain or merge. Nothing was changed.',
  'own-domain': 'This is the domain of our own team. Only an owner can give it to an organisation.',
  'domain-taken': `One of the domains belongs to ${by}. Take it away there first, or merge the two.`,
  'unknown-user': 'Nobody with this address has an account. Invite them first.',
  elsewhere: `They belong to ${by}. Move them here?`,
  'no-member': 'They no longer belong to this organisation.',
  'unknown-target': 'There is no other organisation with this name or domain. Choose one of the list.',
  'several-targets': 'Several organisations have this name. Choose one of the list, or write a domain.',
})

export const comparedFields: ComparedField[] = [
  { name: 'name', label: 'Name' },
  { name: 'kind', label: 'Kind', labels: kindLabels },
  { name: 'country', label: 'Country', labels: countryLabels },
  { name: 'level', label: 'Level', labels: levelLabels },
  { name: 'ownerId', label: 'Owner on our team' },
  { name: 'domains', label: 'Domains' },
  { name: 'tags', label: 'Tags' },
  { name: 'notes', label: 'Notes' },
]
