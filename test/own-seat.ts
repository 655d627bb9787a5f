import type { OwnSeat } from '~/features/seats/model'

/** The seat of someone who has not answered, at an event with room. */
export const freeSeat: OwnSeat = {
  seated: 0,
  obstacle: null,
  isWaitlistOpen: true,
  takesPairs: true,
  place: null,
  offer: null,
}
