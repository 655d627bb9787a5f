import type { OpenedForm } from '~/features/drafts/model'
import type { InvitationState } from '~/features/invitations/model'
import type { Locale } from '~/i18n/locales'
import { organizationLength } from '~/lib/field-lengths'
import type { MemberRole } from '~/lib/member-roles'
import type { Clock } from '~/lib/promise-clock'

/** The site promises an answer within this many business days. */
export const reviewPromise = { from: 2, to: 3 } as const

export const accessRequestLengths = {
  organization: organizationLength,
  reason: 2000,
  decisionNote: 1000,
  notes: 4000,
} as const

/** The page with the form, for visitors without JavaScript and for links. */
export const requestAccessPath = '/request-access'

export const decisions = ['approved', 'rejected'] as const
type Decision = (typeof decisions)[number]

export const countries = { SE: 'Europe/Stockholm', NO: 'Europe/Oslo', FI: 'Europe/Helsinki' } as const
export type Country = keyof typeof countries

export const countryByDomainEnding: Record<string, Country> = { se: 'SE', no: 'NO', fi: 'FI' }
export const countryByLocale: Record<Locale, Country> = { sv: 'SE', no: 'NO', en: 'SE' }

/** The country whose holidays count, by the top-level domain of the address or else by language: the form has no country. */
export function countryOf({ email, locale }: { email: string; locale: Locale }): Country {
  return countryByDomainEnding[email.slice(email.lastIndexOf('.') + 1).toLowerCase()] ?? countryByLocale[locale]
}

export type RequestStatus = 'pending' | Decision | 'withdrawn'

/** What someone wrote, for one request. */
export type RequestWords = {
  id: string
  name: string
  organization: string
  role: MemberRole
  reason: string
  at: string
}

export type EarlierRequest = { id: string; name: string; status: RequestStatus; createdAt: string }

/** What is known about an applicant. */
export type KnownPerson = {
  /** They have an account already. */
  member: { userId: string; name: string } | null
  /** Members of the organisation that the domain of the address belongs to; never that of a mail provider. */
  colleagues: {
    organisationId: string
    organisation: string
    people: { userId: string; name: string }[]
    count: number
  } | null
  /** Their open invitation: approving them replaces it. */
  invitation: { id: string; expiresAt: string } | null
  /** Earlier requests with the same address, newest first. */
  askedBefore: EarlierRequest[]
  /** Messages to us and requests for a seat, with the same address. */
  messages: number
}

/** A request as an admin sees it. */
export type ListedRequest = {
  id: string
  name: string
  email: string
  organization: string
  role: MemberRole
  reason: string
  status: RequestStatus
  locale: Locale
  createdAt: string
  reviewedAt: string | null
  reviewerEmail: string | null
  notes: string
  decisionNote: string | null
  /** What is left of `reviewPromise`; null once it is decided. */
  promise: Clock | null
  person: KnownPerson
  /** Earlier words of the same person, and later ones that were sent with the form for the same address. */
  words: { earlier: RequestWords[]; later: RequestWords[] }
  reviewStartedAt: string | null
  correctedAt: string | null
  /** When the applicant was told that it takes longer. */
  delayToldAt: string | null
  withdrawnAt: string | null
  /** Requests of other people from the same domain. */
  earlier: EarlierRequest[]
  /** What came of an approval: an invitation, sent or not yet, or for someone with an account a role or nothing. */
  invitation:
    | { is: 'sent'; state: InvitationState; expiresAt: string; locale: Locale }
    | { is: 'invitation' | 'role' | 'none' }
    | null
  /** Whether an invitation to this address could be accepted, by `SIGN_IN_POLICY`. */
  mayJoin: boolean
  /** With the unsaved notes of who looks at it. */
  notesForm: OpenedForm
  /** With the note to the applicant that was typed and not sent. */
  decisionForm: OpenedForm
}

/** Selected to be decided, but decided or withdrawn before. */
export type SkippedRequest = Pick<ListedRequest, 'id' | 'name' | 'reviewerEmail' | 'reviewedAt'> & {
  status: Exclude<RequestStatus, 'pending'>
}

/** The admin's last decision, while it can be undone. */
export type Undoable = {
  ids: string[]
  /** Of the only applicant; null when several were decided at once. */
  name: string | null
  decision: Decision
  decidedAt: string
  undoUntil: string
}

/** The list's filter, from the query parameters. */
export type RequestFilter = { q: string; status: 'all' | RequestStatus; sort: 'newest' | 'due'; page: number }
