import { ContentText, Untranslated } from '~/features/content/ui/content-text'
import { CardFailed } from '~/features/members/ui/card-failed'
import { Panel } from '~/features/members/ui/panel'
import { useTranslations } from '~/i18n/language'
import { insightsMessages } from '~/i18n/messages/insights'
import type { ListedInsight } from '../model'
import { FileLink } from './file-link'

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
  return (
    <li className="border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <FileLink href={`/insights/${id}`} title={title} fileName={fileName} size={size} />
      {summary && (
        <p className="mt-1 max-w-[60ch] text-muted text-sm">
          <ContentText {...summary} />
        </p>
      )}
      <Untranslated among={[title, summary]} className="mt-1 block text-prestige text-sm" />
    </li>
  )
}
