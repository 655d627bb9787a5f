import type { ReactNode } from 'react'
import { Timestamp } from '~/features/admin/ui/timestamp'
import type { OpenedEngagement } from '../model'
import { amountLabel, dayLabel, localeLabels } from './labels'

type Props = Pick<OpenedEngagement, 'engagement' | 'owner' | 'signatories'> & { startsLater: boolean }

/** What one wants to know first, in one line where there is room. */
export function EngagementFacts({ engagement, owner, signatories, startsLater }: Props) {
  const { state, total, validUntil, startsOn, locale, priceRevision, offeredAt } = engagement
  const hasStarted = state === 'running' || state === 'closed'
  const isOpen = state === 'draft' || state === 'offered'
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 border-line border-y py-4 text-sm">
      <Fact name="Total, excluding VAT">{amountLabel(total)}</Fact>
      {(isOpen || state === 'expired') && (
        <Fact name={isOpen ? 'Can be accepted until' : 'Could be accepted until'}>{dayLabel(validUntil)}</Fact>
      )}
      {startsOn && (
        <Fact name={startsLater ? 'Starts' : hasStarted ? 'Started' : 'Planned start'}>{dayLabel(startsOn)}</Fact>
      )}
      <Fact name="Owner">{owner ?? 'Nobody'}</Fact>
      <Fact name="Language">{localeLabels[locale]}</Fact>
      <Fact name="Prices of">{priceRevision}</Fact>
      {offeredAt && (
        <Fact name="Offered">
          <Timestamp at={offeredAt} />
        </Fact>
      )}
      {state !== 'draft' && state !== 'discarded' && (
        <Fact name="Who may accept">
          {signatories.map(({ name, email }) => name || email).join(', ') || 'Nobody who is still a member'}
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
