import { useTranslations } from '~/i18n/language'
import { Alert } from '~/ui/alert'
import { type FormResult, failureKey, honeypot } from './form'

type Props = {
  answer: FormResult | undefined
  /** Instead of the usual words. */
  text?: string | undefined
}

/** Says above the fields that the form as a whole did not go through. */
export function FormFailure({ answer, text }: Props) {
  const t = useTranslations('forms')
  if (answer?.state !== 'failed') return null
  return (
    <Alert tone="danger" title={t('errorTitle')}>
      {text ?? t(failureKey(answer.failure))}
    </Alert>
  )
}

/** Out of sight and out of the tab order, but not `hidden`, which scripts know to leave alone. */
export const Honeypot = () => (
  <div aria-hidden="true" className="absolute -left-[200vw]">
    <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
  </div>
)
