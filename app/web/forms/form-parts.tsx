import { useEffect, useRef } from 'react'
import { useTranslations } from '~/i18n/language'
import { siteMessages } from '~/i18n/messages/site'
import { Alert } from '~/ui/alert'
import { type FormResult, failureKey, honeypot } from './form-result'

type Props = {
  result: FormResult | undefined
  /** Replaces the general message. */
  text?: string | undefined
}

/** Above the fields: the form as a whole failed. */
export function FormFailure({ result, text }: Props) {
  const t = useTranslations(siteMessages, 'forms')
  const alert = useRef<HTMLDivElement>(null)

  // The button is at the other end of the form.
  useEffect(() => {
    if (result?.state === 'failed') alert.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  if (result?.state !== 'failed') return null
  return (
    <div ref={alert}>
      <Alert tone="danger" title={t('errorTitle')}>
        {text ?? t(failureKey(result.failure))}
      </Alert>
    </div>
  )
}

/** Off screen and out of the tab order, but not `hidden`: scripts skip hidden fields. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[200vw]">
    <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
  </div>
)
