import type { DecideProposalRefusal, ProposalState } from '../model'

export const stateLabels: Record<ProposalState, string> = {
  waiting: 'Waiting',
  confirmed: 'Invited',
  declined: 'Declined',
}

export const refusalLabels: Record<DecideProposalRefusal, string> = {
  gone: 'This proposal is no longer there. Nobody was invited.',
  decided: 'A colleague has decided this proposal before you. Nothing was changed.',
  known: 'They have an account already. Add them on the page of the organisation, and decline the proposal.',
  open: 'An invitation to this address is waiting already.',
  domain: 'Only addresses of the company’s domain may have an account.',
}
