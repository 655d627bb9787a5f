import { useTranslations } from '~/i18n/language'
import { seatsMessages } from '~/i18n/messages/seats'
import { Alert } from '~/ui/alert'
import type { SeatFailure } from '../model'

type Props = { reason: SeatFailure; className?: string }

/** Why something about a seat was not stored. */
export function SeatRefused({ reason, className }: Props) {
  const t = useTranslations(seatsMessages, 'refused')
  return (
    <Alert tone="danger" title={t('title')} className={className}>
      {t(reason)}
    </Alert>
  )
}
