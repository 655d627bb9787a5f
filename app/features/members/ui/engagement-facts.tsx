import type { ReactNode } from 'react'
import { newThreadPage } from '~/features/dialogue/model'
import { type OwnEngagement, ownOfferPdf } from '~/features/engagements/model'
import { useTranslations } from '~/i18n/language'
import { engagementOfferMessages } from '~/i18n/messages/engagement-offer'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { ButtonLink } from '~/ui/button'
import { EngagementBadge } from './engagement-badge'
import { useDates } from './use-dates'
import { useMoney } from './use-money'

/** State, sum and dates of an engagement, with the offer as a file. */
export function EngagementFacts({ engagement }: { engagement: OwnEngagement }) {
  const t = useTranslations(engagementPagesMessages)
  const offer = useTranslations(engagementOfferMessages)
  const { day, date } = useDates()
  const money = useMoney()
  const { id, state, total, offeredAt, validUntil, startsOn, closedAt, owner } = engagement
  return (
    <section aria-label={t('facts.title')} className="grid content-start gap-6">
      <dl className="grid gap-5 max-lg:grid-cols-2">
        <Fact name={t('facts.state')}>
          <EngagementBadge engagement={engagement} />
        </Fact>
        <Fact name={total === 0 ? offer('freeTotal') : t('facts.total')}>{money(total)}</Fact>
        {offeredAt && <Fact name={t('facts.offered')}>{date(offeredAt)}</Fact>}
        {(state === 'offered' || state === 'expired') && <Fact name={t('facts.validUntil')}>{day(validUntil)}</Fact>}
        {startsOn && <Fact name={t('facts.starts')}>{day(startsOn)}</Fact>}
        {closedAt && <Fact name={t('facts.closed')}>{date(closedAt)}</Fact>}
        {owner && <Fact name={t('facts.owner')}>{owner}</Fact>}
      </dl>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={ownOfferPdf(id)} reloadDocument variant="outline" size="sm">
          {t('facts.pdf')}
        </ButtonLink>
        <ButtonLink to={newThreadPage({ kind: 'engagement', id })} variant="outline" size="sm">
          {t('facts.write')}
        </ButtonLink>
      </p>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="tabular-nums wrap-anywhere">{children}</dd>
  </div>
)
