/** `noun.past-tense`, like the actions of admins. */
export type SecurityEventKind = 'session.started' | 'session.refused' | 'password.changed'

export type SecurityEventOutcome = 'done' | 'refused'
