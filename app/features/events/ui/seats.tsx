import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { seatsMessages } from '~/i18n/messages/seats'
import type { EventResponse, ShownEvent } from '../model'

type SeatsProps = { event: ShownEvent; choice: EventResponse | null; wasRefused: boolean }

/** Seats left, with the pending choice or a refusal counted in; nothing when there is no limit, or for who has an offer. */
export function Seats({ event: { seats, myResponse, seat }, choice, wasRefused }: SeatsProps) {
  const t = useTranslations(eventsMessages)
  const tSeats = useTranslations(seatsMessages)
  if (seat.offer) return null
  const ownChange = Number(choice === 'attending') - Number(myResponse === 'attending')
  const left = seats && (wasRefused ? 0 : Math.max(0, seats.max - seats.taken - ownChange))
  if (seats && left === 0) return <p className="mt-3 font-semibold text-sm">{t('full', { max: seats.max })}</p>
  // Whoever it is held for reads that at their place on the waitlist.
  const isKept = seat.obstacle !== null && seat.obstacle !== 'full' && !seat.place?.heldUntil
  if (!seats && !isKept) return null
  return (
    <p className="mt-3 text-muted text-sm tabular-nums">
      {seats && left !== null && <span className="block">{t('seatsLeft', { left, max: seats.max })}</span>}
      {isKept && (
        <span className="block max-w-[60ch]">
          {tSeats(seat.obstacle === 'held-for-pair' ? 'heldForPair' : 'reserved')}
        </span>
      )}
    </p>
  )
}
