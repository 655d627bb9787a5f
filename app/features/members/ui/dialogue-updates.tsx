import type { DialogueUpdates as Updates } from '~/features/dialogue/model'
import { LatestThreads, UnreadBadge } from '~/features/dialogue/ui/latest-threads'
import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { Panel } from './panel'

const subjects = ['evidence', 'integration', 'procurement'] as const

/** The latest threads of the reader's organisation or, while it has none, what hospitals and suppliers talk about. */
export function DialogueUpdates({ dialogue }: { dialogue: Updates | null }) {
  const t = useTranslations(supplierPageMessages, 'dialogue')
  if (dialogue === null || dialogue.threads.length > 0) {
    return (
      <Panel title={t('title')} badge={<UnreadBadge dialogue={dialogue} />}>
        <LatestThreads dialogue={dialogue} />
      </Panel>
    )
  }
  return (
    <Panel title={t('title')}>
      <dl className="text-sm">
        {subjects.map((key) => (
          <div key={key} className="border-line border-t py-3 first:border-t-0 first:pt-0 last:pb-0">
            <dt className="font-semibold">{t(`${key}.title`)}</dt>
            <dd className="mt-0.5 max-w-[52ch] text-muted">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
