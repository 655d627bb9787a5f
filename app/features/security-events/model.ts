/** `noun.past-tense`, like the actions of admins. */
export type SecurityEventKind =
  | 'session.started'
  | 'session.refused'
  | 'password.changed'
  | 'copy.requested'
  | 'copy.made'
  | 'copy.fetched'
  | 'erasure.requested'
  | 'erasure.taken-back'
  | 'erasure.done'
  | 'restriction.set'
  | 'restriction.lifted'
  | 'objection.made'
  | 'objection.withdrawn'
  | 'account.ended'

export type SecurityEventOutcome = 'done' | 'refused'
