import { ForRight } from '~/features/admin/ui/for-right'
import { cx } from '~/lib/cx'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import type { FormHandle } from '~/web/forms/use-form'
import { type DeliverableForm, deliverablePage, type ListedDeliverable, waitsForAcceptance } from '../model'
import { leftLabel } from '../model/left-label'
import { needsReason, nextStates } from '../model/states'
import { dayLabel, moveLabel, sideLabels, stateLabel } from './labels'
import { StateRing } from './state-ring'

type Props = {
  engagementId: string
  deliverable: ListedDeliverable
  /** Null when nothing can be moved. */
  move: FormHandle<DeliverableForm> | null
}

/** One line of an engagement's deliverables. What takes a reason is on the page of the deliverable. */
export function DeliverableRow({ engagementId, deliverable, move }: Props) {
  const { id, title, side, owner, state, dueOn, isLate, files, version } = deliverable
  const left = leftLabel(deliverable)
  const moves = move ? nextStates(state).filter((to) => !needsReason(state, to)) : []
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-y-1 border-soft border-b py-3 sm:grid-cols-[1.75rem_minmax(0,1fr)_9rem_9rem] xl:grid-cols-[1.75rem_minmax(0,1fr)_8rem_11rem]">
      <StateRing state={deliverable.isNotDone ? 'not-done' : state} className="mt-0.5" />
      <div className="min-w-0">
        <Link
          to={deliverablePage(engagementId, id)}
          className="font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {title}
        </Link>
        <p className="text-muted text-xs">
          {[
            stateLabel(deliverable),
            side === 'team' ? null : sideLabels[side],
            owner,
            files > 0 ? `${files} ${files === 1 ? 'file' : 'files'}` : null,
            waitsForAcceptance(deliverable) ? 'waits for acceptance' : null,
            deliverable.accepted && `accepted by ${deliverable.accepted.name}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="max-sm:col-start-2">
        <time dateTime={dueOn} suppressHydrationWarning>
          {dayLabel(dueOn)}
        </time>
        {left && <span className={cx('block text-xs', isLate ? 'text-danger' : 'text-muted')}>{left}</span>}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2 sm:justify-end">
        {move && (
          <ForRight right="engagement.manage">
            {moves.map((to) => (
              <Form key={to} form={move}>
                <input type="hidden" name="deliverable" value={id} />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="state" value={to} />
                <Button
                  type="submit"
                  variant={to === 'complete' ? 'outline' : 'link'}
                  size="sm"
                  aria-label={`${moveLabel(state, to)}: ${title}`}
                >
                  {moveLabel(state, to)}
                </Button>
              </Form>
            ))}
          </ForRight>
        )}
      </div>
    </li>
  )
}
