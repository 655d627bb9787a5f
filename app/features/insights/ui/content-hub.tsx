import { Download } from 'lucide'
import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { CardFailed } from '~/features/members/ui/card-failed'
import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import { Icon } from '~/ui/icon'
import { type ListedInsight, typeOf } from '../model'

/** The downloads, newest first; null when they could not be loaded. */
export function ContentHub({ insights }: { insights: ListedInsight[] | null }) {
  const t = useTranslations(insightsMessages)
  return (
    <Panel id="content-hub" title={t('title')}>
      {insights === null && <CardFailed>{t('unavailable')}</CardFailed>}
      {insights?.length === 0 && <p className="max-w-[52ch] text-muted text-sm">{t('none')}</p>}
      {insights !== null && insights.length > 0 && (
        <ul>
          {insights.map((insight) => (
            <Insight key={insight.id} insight={insight} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Insight({ insight: { id, title, summary, fileName, size } }: { insight: ListedInsight }) {
  const t = useTranslations(insightsMessages)
  return (
    <li className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      {/* Without `download`: when the session has ended, a browser would save the sign-in page under this name. */}
      <a href={`/insights/${id}`} className="group flex min-h-11 items-start justify-between gap-4">
        <span className="min-w-0 underline-offset-4 group-hover:underline">
          <ContentText {...title} />
          <span className="block text-muted text-xs tabular-nums">
            {t('file', { type: typeOf(fileName), size: useSize(size) })}
          </span>
        </span>
        <Icon icon={Download} className="mt-1 size-4 shrink-0 text-action" />
      </a>
      {summary && (
        <p className="mt-1 max-w-[60ch] text-muted text-sm">
          <ContentText {...summary} />
        </p>
      )}
      <Untranslated among={[title, summary]} className="mt-1 block text-prestige text-sm" />
    </li>
  )
}

const kilo = 1000

/** 480 kB, 2.4 MB: as file managers write it. */
function useSize(bytes: number) {
  const t = useTranslations(insightsMessages)
  return bytes < kilo * kilo
    ? t('kilobytes', { amount: Math.ceil(bytes / kilo) })
    : t('megabytes', { amount: Math.round((bytes / kilo / kilo) * 10) / 10 })
}
