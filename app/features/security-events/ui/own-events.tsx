import { useFormatter, useTranslations } from '~/i18n/language'
import { securityEventsMessages } from '~/i18n/messages/security-events'
import { Badge } from '~/ui/badge'
import { securityEventKinds } from '../model'

export type ShownEvent = {
  number: number
  kind: string
  outcome: string
  network: string | null
  device: string | null
  isNewDevice: boolean
  way: string
  factor: string
  /** The name, as long as there is such a passkey. */
  passkey: string | null
  by: 'self' | 'admin' | 'others'
  createdAt: string
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** What happened to one's own account, one line each. */
export function OwnEvents({ events }: { events: ShownEvent[] }) {
  const t = useTranslations(securityEventsMessages)
  const format = useFormatter()
  return (
    <ol aria-label={t('title')} className="max-w-3xl border-line border-b">
      {events.map(({ number, kind, outcome, network, device, createdAt, ...event }) => {
        const known = securityEventKinds.find((name) => name === kind)
        const { by, way, factor } = event
        const values = { by, way, factor, isNew: String(event.isNewDevice), name: event.passkey ?? '' }
        const where = [device, network && t('network', { network })].filter(Boolean).join(', ')
        return (
          <li
            key={number}
            className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {known ? t(`kinds.${known}`, values) : t('other')}
                {outcome === 'refused' && <Badge tone="danger">{t('refused')}</Badge>}
              </p>
              {where && <p className="text-muted text-sm tabular-nums wrap-anywhere">{where}</p>}
            </div>
            <time dateTime={createdAt} className="text-muted text-sm tabular-nums sm:pt-0.5">
              {format.dateTime(new Date(createdAt), moment)}
            </time>
          </li>
        )
      })}
    </ol>
  )
}
