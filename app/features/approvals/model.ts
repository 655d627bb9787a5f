import type { MemberRole } from '~/lib/member-roles'

/** What an approval does for someone who has an account: gives them another role, or only tells them. */
export const memberEffects = ['role', 'none'] as const

/** Choices of an organisation beside those that exist. */
export const newOrganisation = 'new'
export const noOrganisation = 'none'

type Suggested = { id: string; name: string }

/** What the form of a decision offers. */
export type ApprovalOffer =
  /** The applicant has an account, in this role. */
  | { is: 'member'; role: MemberRole }
  | {
      is: 'applicant'
      /** The organisation with the domain of the address, or else those with a similar name, the most similar first. */
      organisations: Suggested[]
      /** How they were found. */
      by: 'domain' | 'name' | 'none'
      /** The name that a new one would have, and its domain; undefined at a mail provider or when it is taken. */
      newName: string
      domain: string | undefined
    }

/** What the form shows at first. Not one with a similar name: a stranger can write any, and its level would be theirs. */
export const defaultChoice = ({ by, organisations }: Extract<ApprovalOffer, { is: 'applicant' }>) =>
  (by === 'domain' && organisations[0]?.id) || newOrganisation
