import { CardFailed } from '~/features/members/ui/card-failed'
import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import { Link } from '~/ui/link'
import { type NewestInsights, ownInsightsPage } from '../model'
import { InsightFile } from './insight-file'

/** The newest downloads, and a link to all when there are more; null when they could not be loaded. */
export function ContentHub({ insights }: { insights: NewestInsights | null }) {
  const t = useTranslations(insightsMessages)
  return (
    <Panel id="content-hub" title={t('title')}>
      {insights === null && <CardFailed>{t('unavailable')}</CardFailed>}
      {insights?.total === 0 && <p className="max-w-[52ch] text-muted text-sm">{t('none')}</p>}
      {insights !== null && insights.total > 0 && (
        <ul>
          {insights.newest.map((insight) => (
            <li key={insight.id} className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
              <InsightFile insight={insight} />
            </li>
          ))}
        </ul>
      )}
      {insights !== null && insights.total > insights.newest.length && (
        <p className="mt-6">
          <Link to={ownInsightsPage} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
            {t('all', { total: insights.total })}
          </Link>
        </p>
      )}
    </Panel>
  )
}
