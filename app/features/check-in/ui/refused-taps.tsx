import { Alert } from '~/ui/alert'
import type { ShownGuest } from '../model'
import { nameOf } from './guest-row'
import { refusalTexts } from './labels'
import type { RefusedOf } from './use-check-in'

/** Taps that the server did not store: they are not sent again. */
export function RefusedTaps({ refused, guests }: { refused: RefusedOf[]; guests: ShownGuest[] }) {
  if (refused.length === 0) return null
  return (
    <Alert
      tone="danger"
      title={refused.length === 1 ? 'A tap was not stored' : `${refused.length} taps were not stored`}
    >
      <ul>
        {refused.map(({ id, userId, reason }) => {
          const guest = guests.find((guest) => guest.id === userId)
          return <li key={id}>{`${guest ? nameOf(guest) : 'Someone who is gone'}: ${refusalTexts[reason]}.`}</li>
        })}
      </ul>
    </Alert>
  )
}
