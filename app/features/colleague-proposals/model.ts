import { invitationsPath } from '~/features/invitations/model'

export const proposalsPage = `${invitationsPath}/proposals`

/** Proposals of one member that may wait at the same time. */
export const mostWaiting = 5

export type ProposalState = 'waiting' | 'confirmed' | 'declined'

/** As the member sees it: nothing of it depends on whether the address has an account. */
export type OwnProposal = { id: string; name: string; email: string; state: ProposalState; createdAt: Date }

export type Proposing = {
  /** The organisation whose first member may propose; null for everyone else. */
  organisation: string | null
  proposals: OwnProposal[]
}

/** As admins see it. */
export type ListedProposal = OwnProposal & {
  organisation: { id: string; name: string }
  proposer: { id: string; name: string; email: string }
  deciderEmail: string | null
  decidedAt: Date | null
  /** Whether the address has a domain of the organisation, or that of the proposer's address. */
  hasSameDomain: boolean
  /** What forbids an invitation: an account, or one that waits. */
  obstacle: 'known' | 'open' | null
}

export const proposeRefusals = ['too-many', 'own-address'] as const
export type ProposeForm = { data: undefined; reason: (typeof proposeRefusals)[number] }

/** `decided`: a colleague was faster. */
export const decideProposalRefusals = ['gone', 'decided', 'known', 'open', 'domain'] as const
export type DecideProposalRefusal = (typeof decideProposalRefusals)[number]
export type DecideProposalForm = { data: { email: string }; reason: DecideProposalRefusal }
