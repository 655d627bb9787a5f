/**
 * Why a reply was not written. The sender is told, because the address proves who they are. `left`: they no longer belong to
 * the organisation, or may no longer sign in.
 */
export const toldRefusals = ['left', 'empty', 'too-long', 'characters', 'too-many'] as const
export type ToldRefusal = (typeof toldRefusals)[number]

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
export const replyLimit = { replies: 20, minutes: 10 } as const

/** Of one reply. */
export const maxReplyFiles = 5

/** The days whose replies the page of mail health counts. */
export const countedDays = 7

/** Whether replies come in, and what became of those that were theirs to write. */
export type ReplyHealth = {
  /** `factor`: members need a second factor, which a mailbox would get past. */
  state: 'on' | 'off' | 'factor'
  mailbox: string | undefined
  written: number
  /** Those that happened. */
  refused: { refusal: ToldRefusal; count: number }[]
}
