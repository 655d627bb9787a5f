import { DeliverableTimeline } from '~/features/deliverables/ui/deliverable-timeline'
import { type OwnEngagement, ownEngagementPage, ownEngagementsPage } from '~/features/engagements/model'
import { useEngagementLabels } from '~/features/engagements/ui/use-engagement-labels'
import { WarmIntroductions } from '~/features/introductions/ui/warm-introductions'
import type { OwnWork } from '~/features/next-for-you/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { cx } from '~/lib/cx'
import { Link } from '~/ui/link'
import { CardFailed } from './card-failed'
import { EngagementRow } from './engagement-row'

/** What is agreed and not yet over. Without any, a page has what the specification says for everyone. */
export const currentEngagements = (work: OwnWork | null): OwnEngagement[] =>
  work?.engagements.filter(({ state }) => state === 'accepted' || state === 'running') ?? []

type Props = {
  work: OwnWork | null
  /** What the part of the page is called. */
  title: string
  className?: string
}

/** The engagements of the reader's organisation that are under way, each with its deliverables. Nothing without any. */
export function OwnEngagements({ work, title, className }: Props) {
  const t = useTranslations(engagementPagesMessages)
  const current = currentEngagements(work)
  if (work === null) return <CardFailed>{t('unavailable')}</CardFailed>
  if (current.length === 0) return null
  const accepted = current.filter(({ state }) => state === 'accepted')
  return (
    <div id="engagements" className={cx('grid scroll-mt-24 gap-10', className)}>
      {current
        .filter(({ state }) => state === 'running')
        .map((engagement) => (
          <RunningEngagement key={engagement.id} engagement={engagement} work={work} title={title} />
        ))}
      {accepted.length > 0 && (
        <section aria-labelledby="accepted-title">
          <h2 id="accepted-title" className="border-line border-b pb-2.5 text-xl">
            {t('own.title')}
          </h2>
          <ul>
            {accepted.map((engagement) => (
              <EngagementRow key={engagement.id} engagement={engagement} />
            ))}
          </ul>
          <p className="mt-2 text-muted text-sm">{t('own.notStarted')}</p>
        </section>
      )}
      <p>
        <Link
          to={ownEngagementsPage}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('own.all')}
        </Link>
      </p>
    </div>
  )
}

type RunningProps = { engagement: OwnEngagement; work: OwnWork; title: string }

function RunningEngagement({ engagement, work, title }: RunningProps) {
  const t = useTranslations(engagementPagesMessages)
  const { offering } = useEngagementLabels()
  const { id, owner } = engagement
  const introductions = work.introductions.find(({ engagementId }) => engagementId === id)
  return (
    <>
      <DeliverableTimeline
        title={
          <>
            <span className="mb-0.5 block font-text text-prestige text-xs tracking-normal">{title}</span>{' '}
            <Link to={ownEngagementPage(id)} className="underline-offset-4 hover:underline">
              {offering(engagement)}
            </Link>
          </>
        }
        aside={owner && `${t('facts.owner')} ${owner}`}
        deliverables={work.deliverables.filter(({ engagementId }) => engagementId === id)}
        page={ownEngagementPage(id)}
      />
      {introductions && <WarmIntroductions introductions={introductions} />}
    </>
  )
}
