import { useTranslations } from '~/i18n/language'
import { supplierPageMessages } from '~/i18n/messages/supplier-page'
import { cx } from '~/lib/cx'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Panel } from './panel'

type Status = 'complete' | 'pending' | 'upcoming'

const deliverables = [
  { key: 'brief', status: 'complete' },
  { key: 'needs', status: 'pending' },
  { key: 'review', status: 'upcoming' },
] as const

const tones: Record<Status, BadgeTone> = { complete: 'success', pending: 'prestige', upcoming: 'neutral' }
const dots: Record<Status, string> = {
  complete: 'border-prestige bg-prestige',
  pending: 'border-prestige bg-surface',
  upcoming: 'border-line-strong bg-surface',
}

/** What a supplier is delivered in a year, in order. The same for everyone. */
export function DeliverablesTimeline() {
  const t = useTranslations(supplierPageMessages, 'timeline')
  return (
    <Panel title={t('title')} badge={<Badge tone="prestige">{t('count', { count: deliverables.length })}</Badge>}>
      <ol>
        {deliverables.map(({ key, status }) => (
          <li key={key} className="group relative grid grid-cols-[1.75rem_1fr] pb-6 last:pb-0">
            <span aria-hidden="true" className="absolute top-3 -bottom-3 left-1 w-px bg-line group-last:hidden" />
            <span aria-hidden="true" className={cx('relative mt-2 size-2.25 rounded-full border', dots[status])} />
            <div>
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <h3 className="font-semibold font-text text-base tracking-normal">{t(`${key}.title`)}</h3>
                <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
              </div>
              <p className="mt-0.5 max-w-[44ch] text-muted text-sm">{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
