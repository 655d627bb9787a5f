import type { ReactNode } from 'react'
import type { OpenedOwnEngagement } from '~/features/engagements/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { useDates } from './use-dates'

/** What became of an offer that is no longer open: who decided, when, and in which words. */
export function OfferOutcome({ engagement }: { engagement: OpenedOwnEngagement }) {
  const t = useTranslations(engagementPagesMessages, 'outcome')
  const { day, moment } = useDates()
  const { state, validUntil, decidedAt, decidedBy, acceptedText, reason } = engagement
  const name = decidedBy ?? t('byNobody')
  if (state === 'expired') return <p className="max-w-[60ch]">{t('expired', { date: day(validUntil) })}</p>
  if (!decidedAt) return null
  const on = moment(decidedAt)
  if (state === 'withdrawn') return <p className="max-w-[60ch]">{t('withdrawn', { date: on })}</p>
  if (state === 'declined') {
    return (
      <Decision sentence={t('declined', { name, date: on })} label={t('declinedReason')}>
        {reason}
      </Decision>
    )
  }
  return (
    <Decision sentence={t('accepted', { name, date: on })} label={t('acceptedText')}>
      {acceptedText}
    </Decision>
  )
}

function Decision({ sentence, label, children }: { sentence: string; label: string; children: ReactNode }) {
  return (
    <div className="max-w-[65ch]">
      <p className="wrap-anywhere">{sentence}</p>
      {children && (
        <>
          <p className="mt-2 text-muted text-sm">{label}</p>
          <blockquote className="mt-1 whitespace-pre-line border-line border-l-2 pl-4 text-muted wrap-anywhere">
            {children}
          </blockquote>
        </>
      )}
    </div>
  )
}
