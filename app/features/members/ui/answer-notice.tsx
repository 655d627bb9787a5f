import { useEffect, useRef } from 'react'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Alert } from '~/ui/alert'
import type { AnswerForm } from './answer-form'

/** What came of an answer. It stands outside of the forms, which are gone once the offer is decided, and takes the focus. */
export function AnswerNotice({ accept, decline }: { accept: AnswerForm; decline: AnswerForm }) {
  const t = useTranslations(engagementPagesMessages)
  const box = useRef<HTMLDivElement>(null)
  const last = [accept.settled, decline.settled].find((result) => result && ['done', 'refused'].includes(result.state))

  useEffect(() => {
    if (last && document.activeElement === document.body) box.current?.focus()
  }, [last])

  if (!last) return null
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {last.state === 'refused' && (
        <Alert tone="danger" title={t('refused.title')}>
          {t(`refused.${last.reason}`, { name: last.by ?? t('outcome.byNobody') })}
        </Alert>
      )}
      {last.state === 'done' && (
        <Alert tone="success" title={t(last.form === 'accept' ? 'outcome.thanksAccepted' : 'outcome.thanksDeclined')}>
          {t(last.form === 'accept' ? 'outcome.thanksAcceptedText' : 'outcome.thanksDeclinedText')}
        </Alert>
      )}
    </div>
  )
}
