import { z } from 'zod'
import { organisationLengths } from '~/features/organisations/model'
import { locales } from '~/i18n/locales'
import { accessLevels } from '~/lib/access-levels'
import { adminRoles } from '~/lib/admin-roles'
import { choice, emailAddress, line, optional, personName, rowId, searchField } from '~/lib/input'
import { memberRoles } from '~/lib/member-roles'
import { pageFrom } from '~/ui/pager'
import { type InvitationFilter, invitationSorts, stateFilters } from './model'

const search = z.object({
  q: searchField,
  state: z.enum(stateFilters).catch('all'),
  sort: z.enum(invitationSorts).catch('newest'),
})

/** Reads the list's query parameters; an invalid value becomes the default. */
export const invitationFilter = (query: URLSearchParams): InvitationFilter => ({
  ...search.parse(Object.fromEntries(query)),
  page: pageFrom(query),
})

const email = emailAddress.transform((address) => address.toLowerCase())

export const inviteInput = z.object({
  email,
  name: optional(personName),
  role: choice(memberRoles),
  /** Chosen for this person; without it that of the organisation, or the lowest. */
  level: optional(choice(accessLevels)),
  /** Makes an admin of them; only owners may. */
  adminRole: optional(choice(adminRoles)),
  /** What was chosen: a name, a domain, or a name with what tells it from others. */
  organisation: optional(line(organisationLengths.choice)),
  /** Language of the invitation; by default the admin's. */
  locale: optional(choice(locales)),
})

export const oneInvitationInput = z.object({ id: rowId })
export const addressInput = z.object({ id: rowId, email })

export type InviteInput = z.infer<typeof inviteInput>
export type OneInvitationInput = z.infer<typeof oneInvitationInput>
export type AddressInput = z.infer<typeof addressInput>
