import type { ReactNode } from 'react'
import { Timestamp } from '~/features/admin/ui/timestamp'
import { organisationPage } from '~/features/organisations/model'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import type { DeliverableDetails } from '../model'
import { leftLabel } from '../model/left-label'
import { dayLabel, ruleLabel, sideLabels, stateLabel } from './labels'

/** What one wants to know first, in one line where there is room. */
export function DeliverableFacts({ deliverable }: { deliverable: DeliverableDetails }) {
  const { organisation, dueOn, due, dueAfter, side, owner, accepted, needsAcceptance, isLate } = deliverable
  const left = leftLabel(deliverable)
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4 text-sm">
      <Fact name="For">
        <Link to={organisationPage(organisation.id)} className="underline underline-offset-4">
          {organisation.name}
        </Link>
      </Fact>
      <Fact name="State">{stateLabel(deliverable)}</Fact>
      <Fact name="Due on">
        <time dateTime={dueOn} suppressHydrationWarning>
          {dayLabel(dueOn)}
        </time>
        {left && <span className={cx('ml-2', isLate ? 'text-danger' : 'text-muted')}>{left}</span>}
      </Fact>
      <Fact name="Counted as">{due ? ruleLabel(due, dueAfter) : 'Set by hand'}</Fact>
      <Fact name="Who does it">{sideLabels[side]}</Fact>
      <Fact name="Owner">{owner ?? 'Nobody'}</Fact>
      {needsAcceptance && (
        <Fact name="Accepted">
          {accepted ? (
            <>
              {accepted.name}, <Timestamp at={accepted.at} />
            </>
          ) : (
            'Not yet'
          )}
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)
