import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import type { EventResponse, ShownEvent } from '../model'

type SeatsProps = { event: ShownEvent; choice: EventResponse | null; wasRefused: boolean }

/** Seats left, with the pending choice or a refusal counted in; nothing when there is no limit. */
export function Seats({ event: { seats, myResponse }, choice, wasRefused }: SeatsProps) {
  const t = useTranslations(eventsMessages)
  if (!seats) return null
  const ownChange = Number(choice === 'attending') - Number(myResponse === 'attending')
  const left = wasRefused ? 0 : Math.max(0, seats.max - seats.taken - ownChange)
  return left === 0 ? (
    <p className="mt-3 font-semibold text-sm">{t('full', { max: seats.max })}</p>
  ) : (
    <p className="mt-3 text-muted text-sm tabular-nums">{t('seatsLeft', { left, max: seats.max })}</p>
  )
}
