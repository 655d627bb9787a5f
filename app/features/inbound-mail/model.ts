/** Why a reply was not written. The sender is told, because the address proves who they are. */
export type ToldRefusal =
  /** The sender no longer belongs to the organisation, or may no longer sign in. */
  'left' | 'empty' | 'too-long' | 'characters' | 'too-many'

/** Nobody is told: a program or a stranger gets no answer. */
type SilentRefusal =
  /** It can't be read as a mail. */
  | 'unreadable'
  /** Sent by a program: an absence note, a bounce, a mailing list. */
  | 'automatic'
  /** Not a reply address, or not that of the sender. */
  | 'unknown-address'

/** What became of a mail that came in. */
export type ReplyOutcome = 'written' | 'repeated' | ToldRefusal | SilentRefusal

/** More is a loop of two programs, or no dialogue. */
export const repliesInTenMinutes = 20

/** Of one reply. */
export const maxReplyFiles = 5
