import { useTranslations } from '~/i18n/language'
import { eventsMessages } from '~/i18n/messages/events'
import { Alert } from '~/ui/alert'
import type { EventRefusal } from '../model'

type RefusedProps = { reason: EventRefusal | 'failed'; className?: string }

/** Why an answer was not stored. */
export function Refused({ reason, className }: RefusedProps) {
  const t = useTranslations(eventsMessages, 'refused')
  return (
    <Alert tone="danger" title={t('title')} className={className}>
      {t(reason)}
    </Alert>
  )
}
