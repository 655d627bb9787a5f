import { ActionNotice, noticeFor } from '~/features/admin/ui/action-notice'
import { ReadableForm } from '~/features/admin/ui/for-right'
import { Alert } from '~/ui/alert'
import type { SeatsOverview } from '../model'
import { reasonLabels, refusalLabels } from './labels'
import { OpenOffers, useWithdrawForm } from './open-offers'
import { RulesForm } from './rules-form'
import { SeatHistory } from './seat-history'
import { Waitlist } from './waitlist'

type Props = {
  seats: SeatsOverview
  /** Whether the event is still to come. */
  isOpen: boolean
}

/** For admins: who waits and why, what is offered, the balance rules, and all that happened. */
export function SeatsPanel({ seats, isOpen }: Props) {
  const withdraw = useWithdrawForm()
  const { waiting, offers, overBy, isMinimumAboveSeats, nextReason, rules, history } = seats
  return (
    <section aria-labelledby="waitlist-title" className="grid gap-8">
      <h2 id="waitlist-title" className="text-2xl">
        Waitlist
      </h2>
      <ActionNotice
        notice={noticeFor(withdraw.settled, {
          done: 'The person is told, and the seat goes to the next.',
          doneTitle: 'Offer withdrawn',
          refused: refusalLabels,
        })}
      />
      {overBy > 0 && (
        <Alert title={`${overBy} more than there are seats`}>
          Nobody loses a seat. Nothing is offered until there is room again.
        </Alert>
      )}
      {isOpen && <OpenOffers offers={offers} />}
      <div>
        <h3 className="mb-3 text-xl">Who waits</h3>
        {isOpen && waiting.length > 0 && (
          <p className="mb-4 max-w-[65ch] text-muted text-sm">
            {nextReason
              ? `The next free seat: ${reasonLabels[nextReason].toLowerCase()}.`
              : 'Nobody on the list can have the next free seat now.'}
          </p>
        )}
        <Waitlist waiting={waiting} />
      </div>
      {isOpen && (
        <div>
          <h3 className="mb-1 text-xl">Balance rules</h3>
          <p className="mb-4 max-w-[65ch] text-muted text-sm">
            They decide who gets a free seat from now on. Nobody loses a seat.
          </p>
          {isMinimumAboveSeats && (
            <Alert title="There are fewer seats than hospitals wanted" className="mb-4">
              The rule can’t be met. It counts as if it asked for a hospital on every seat.
            </Alert>
          )}
          <ReadableForm right="event.manage">
            <RulesForm rules={rules} />
          </ReadableForm>
        </div>
      )}
      <SeatHistory history={history} />
    </section>
  )
}
