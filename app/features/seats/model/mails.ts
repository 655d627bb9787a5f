import type { SeatChange, SeatReason } from '~/lib/seat-changes'

/** What someone is told by mail. What they did themselves needs none. */
const seatMails = ['offered', 'lapsed', 'withdrawn', 'cancelled', 'paired', 'declined'] as const
export type SeatMail = (typeof seatMails)[number]

type Row = { what: SeatChange; reason: SeatReason; userId: string | null; byId: string | null }

export function mailFor({ what, reason, userId, byId }: Row): SeatMail | undefined {
  if (what === 'offered' || what === 'lapsed') return what
  if ((what === 'left' || what === 'withdrawn') && reason === 'event-cancelled') return 'cancelled'
  if (what === 'withdrawn' && reason === 'by-admin') return what
  // Seats that a colleague handed over or claimed are told by the confirmation, with the calendar entry and the code.
  if (userId === byId) return undefined
  if (what === 'joined') return 'paired'
  return what === 'declined' ? what : undefined
}
