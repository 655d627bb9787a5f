import type { AccessLevel } from '~/lib/access-levels'
import { organizationLength } from '~/lib/field-lengths'
import type { MemberRole } from '~/lib/member-roles'
import type { OrganisationKind } from '~/lib/organisation-kinds'

export const organisationsPage = '/admin/organisations'
export const newOrganisationPage = `${organisationsPage}/new`
export const suggestionsPage = `${organisationsPage}/suggestions`
export const organisationChoices = (q: string) => `${organisationsPage}/choices?${new URLSearchParams({ q })}`
export const organisationPage = (id: string) => `${organisationsPage}/${id}`

export const organisationLengths = {
  name: organizationLength,
  notes: 4000,
  /** The text of all tags, and of all domains. */
  tags: 400,
  domains: 1000,
  /** A name, and what tells it from others of that name. */
  choice: organizationLength + 260,
} as const

export const organisationCountries = ['SE', 'NO', 'FI', 'DK', 'IS'] as const
export type OrganisationCountry = (typeof organisationCountries)[number]

export type Organisation = {
  id: string
  name: string
  kind: OrganisationKind
  country: string | null
  level: AccessLevel
  ownerId: string | null
  notes: string
  tags: string[]
  domains: string[]
  version: number
  createdAt: Date
}

export type ListedOrganisation = Pick<Organisation, 'id' | 'name' | 'kind' | 'country' | 'level'> & {
  owner: string | null
  members: number
}

export type OrganisationMember = {
  id: string
  email: string
  name: string
  role: MemberRole
  level: AccessLevel
  hasOwnLevel: boolean
  joinedAt: Date
  /** Null when no session of theirs is left. */
  lastSeen: Date | null
}

export const organisationSorts = ['name', 'newest'] as const
export type OrganisationFilter = {
  q: string
  kind: OrganisationKind | 'all'
  sort: (typeof organisationSorts)[number]
  page: number
}

/** Members who belong nowhere yet and share a domain, and where they could belong. */
export type Suggestion = {
  domain: string
  members: number
  /** The organisation that has the domain; null when one would be created. */
  organisationId: string | null
  name: string
  kind: OrganisationKind
}

/** Between the name and what tells two organisations of one name apart. */
const choiceMark = ' · '

/** What someone chooses by: the name, and where another one has the same, a domain or the start of the id. */
export const choiceOf = (row: { id: string; name: string; domain: string | null; hasTwin: boolean }) =>
  row.hasTwin ? `${row.name}${choiceMark}${row.domain ?? row.id.slice(0, 8)}` : row.name

export function readChoice(text: string) {
  const at = text.lastIndexOf(choiceMark)
  return at < 0 ? { name: text, mark: '' } : { name: text.slice(0, at), mark: text.slice(at + choiceMark.length) }
}

/** What a choice stands for: one organisation, several with this name, or none. */
export type ChosenOrganisation = { id: string } | 'several' | 'unknown'

/** Why a command on organisations is refused. */
export const organisationRefusals = [
  'gone',
  'exists',
  'stale',
  'domain-taken',
  'sign-on-domains',
  'own-domain',
  'unknown-user',
  'elsewhere',
  'no-member',
  'unknown-target',
  'several-targets',
] as const
export type OrganisationRefusal = (typeof organisationRefusals)[number]

const kindByRole: Record<MemberRole, OrganisationKind> = {
  supplier: 'supplier',
  hospital: 'hospital',
  embassy: 'embassy',
}
export const kindOfRole = (role: MemberRole) => kindByRole[role]

/** By the ending of a domain; null for one that says nothing, such as `.com`. */
export function countryOfDomain(domain: string): OrganisationCountry | null {
  const ending = domain.slice(domain.lastIndexOf('.') + 1).toUpperCase()
  return organisationCountries.find((country) => country === ending) ?? null
}

/** A name for an organisation that nobody has named: the part of the domain before its ending. */
export function nameOfDomain(domain: string): string {
  const label = domain.split('.').at(-2) ?? domain
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The notes of two organisations that become one: nothing of either is lost. */
export const joinedNotes = (into: string, from: { name: string; notes: string }) =>
  from.notes ? [into, `${from.name}:\n${from.notes}`].filter(Boolean).join('\n\n') : into

/** The forms of the page of an organisation; `by` of a refusal is the other organisation's name. */
export type OrganisationForm = { data: undefined; reason: OrganisationRefusal }

export type SuggestionsForm = { data: { organisations: number; members: number }; reason: OrganisationRefusal }

/** The texts of the form's fields. */
export type OrganisationFields = Record<
  'name' | 'kind' | 'country' | 'level' | 'ownerId' | 'domains' | 'tags' | 'notes',
  string
>

export const blankFields: OrganisationFields = {
  ...{ name: '', kind: 'supplier', country: '', level: 'entry', ownerId: '', domains: '', tags: '', notes: '' },
}

export const fieldsOf = ({
  name,
  kind,
  country,
  level,
  ownerId,
  domains,
  tags,
  notes,
}: Organisation): OrganisationFields => ({
  ...{ name, kind, level, notes },
  country: country ?? '',
  ownerId: ownerId ?? '',
  domains: domains.join('\n'),
  tags: tags.join(', '),
})
