import { useTranslations } from '~/i18n/language'
import { FormFailure } from '~/web/forms/form-parts'
import { type FormResult, isPasswordFailure } from '~/web/forms/form-result'

/** As `FormFailure`, on forms with a password: passwords are checked in a queue, and failed sign-ins are limited. */
export function PasswordFailure({ answer }: { answer: FormResult | undefined }) {
  const t = useTranslations('login.failure')
  const failure = answer?.state === 'failed' && isPasswordFailure(answer.failure) ? answer.failure : undefined
  return <FormFailure answer={answer} text={failure && t(failure)} />
}
