/** `noun.past-tense`, like the actions of admins. */
export type SecurityEventKind =
  | 'session.started'
  | 'session.refused'
  | 'password.changed'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery-codes.made'
  | 'proof.given'
  | 'proof.refused'

export type SecurityEventOutcome = 'done' | 'refused'
