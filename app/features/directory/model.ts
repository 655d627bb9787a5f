import type { DirectoryAudience } from '~/lib/directory-audiences'
import type { OrganisationKind } from '~/lib/organisation-kinds'

export const directoryPage = '/directory'
/** One member, for the results of the search. */
export const directoryMember = (id: string) => `${directoryPage}?member=${id}`
/** Where members choose what others see of them. */
export const directoryChoicesPage = '/account#directory'

/** What members can show of themselves, in the order of the form. Who may not see the name does not see the member. */
export const directoryFields = ['name', 'title', 'organisation', 'country', 'seeks', 'offers', 'email'] as const
export type DirectoryField = (typeof directoryFields)[number]
export type DirectoryChoices = Record<DirectoryField, DirectoryAudience>

export const nobodySees: DirectoryChoices = {
  name: 'nobody',
  title: 'nobody',
  organisation: 'nobody',
  country: 'nobody',
  seeks: 'nobody',
  offers: 'nobody',
  email: 'nobody',
}

/** Increase it with every change of the consent's wording: it is stored with each consent. */
export const consentVersion = 1

/** What the viewer may see of a member; a hidden field is empty, as is one that the member has not filled in. */
export type DirectoryEntry = {
  id: string
  isMe: boolean
  name: string
  title: string
  organisation: string
  kind: OrganisationKind | null
  country: string
  seeks: string
  offers: string
  email: string
}

/** With a filter this many members are counted, because every match has to be read. */
export const countedMatches = 200

export type DirectoryFilter = {
  q: string
  country: string
  kind: OrganisationKind | 'all'
  /** Only this member; null for all. */
  member: string | null
  page: number
}

/** Whether the member is in the directory, and for whom; `unnamed` when they would be, but have no name. */
export type OwnListing = DirectoryAudience | 'unnamed'

export const listingOf = (name: string, audience: DirectoryAudience): OwnListing =>
  audience !== 'nobody' && name === '' ? 'unnamed' : audience

export type OwnDirectory = {
  choices: DirectoryChoices
  listing: OwnListing
  organisation: string
  /** The wording is newer than the one that the member agreed to. */
  isWordingNewer: boolean
}
