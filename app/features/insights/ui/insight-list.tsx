import { useFormatter, useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import type { DatedInsight } from '../model'
import { InsightFile } from './insight-file'

type Props = { insights: DatedInsight[]; isLoading: boolean }

/** The downloads of a page, each with the day of its publication. */
export function InsightList({ insights, isLoading }: Props) {
  const t = useTranslations(insightsMessages)
  const format = useFormatter()
  return (
    <ul
      aria-label={t('list')}
      aria-busy={isLoading}
      className="border-line border-t transition-opacity duration-150 aria-busy:opacity-60"
    >
      {insights.map((insight) => (
        <li
          key={insight.id}
          className="grid gap-x-8 gap-y-1 border-soft border-b py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
        >
          <time dateTime={insight.publishedAt} className="text-muted text-xs tabular-nums sm:text-sm">
            {format.dateTime(new Date(insight.publishedAt), { dateStyle: 'medium' })}
          </time>
          <div className="min-w-0">
            <InsightFile insight={insight} />
          </div>
        </li>
      ))}
    </ul>
  )
}
