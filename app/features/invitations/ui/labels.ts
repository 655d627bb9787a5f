import type { InvitationFilter, InvitationRefusal, InvitationState } from '../model'

export const stateLabels: Record<InvitationState, string> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Replaced',
}

export const filterLabels: Record<Exclude<InvitationFilter['state'], 'all'>, string> = {
  waiting: 'Waiting',
  expiring: 'About to expire',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Replaced by a newer one',
}

export const sortLabels: Record<InvitationFilter['sort'], string> = {
  newest: 'Newest first',
  expiry: 'Next to expire first',
}

export const refusalLabels: Record<InvitationRefusal, string> = {
  gone: 'This invitation is no longer there. Nothing was sent.',
  ended: 'It was accepted, revoked or sent again meanwhile. Nothing was changed.',
  known: 'Someone with this address already has an account.',
  open: 'Another invitation to this address is waiting. Send that one again instead.',
  same: 'This is the address that it was sent to. Send it again instead.',
  domain: 'Only addresses of the company’s domain may have an account.',
  'only-owners': 'Only an owner can invite an admin. Nothing was sent.',
  'no-organisation': 'There is no organisation with this name or domain. Choose one of the list.',
  'several-organisations': 'Several organisations match this. Choose one of the list, or write a domain.',
}
