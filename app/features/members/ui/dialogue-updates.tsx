import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { Panel } from './panel'

const subjects = ['evidence', 'integration', 'procurement'] as const

/** What hospitals and suppliers talk about, in three lines. */
export function DialogueUpdates() {
  const t = useTranslations(supplierPageMessages, 'dialogue')
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
