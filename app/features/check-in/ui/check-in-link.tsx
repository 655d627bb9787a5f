import { ButtonLink } from '~/ui/button'
import { type CheckInState, checkInPage } from '../model'

type Props = { eventId: string; state: CheckInState; present: number; attending: number }

/** Loads the whole page: only its own document may use the camera. A draft and a cancelled event have no guests to come. */
export function CheckInLink({ eventId, state, present, attending }: Props) {
  if (state === 'draft' || state === 'cancelled') return null
  return (
    <ButtonLink to={checkInPage(eventId)} reloadDocument variant={state === 'open' ? 'default' : 'outline'} size="sm">
      Check-in{(state === 'open' || present > 0) && `: ${present} present, ${attending} attending`}
    </ButtonLink>
  )
}
