import { useTranslations } from '~/i18n/language'
import { type FormResult, isPasswordFailure } from '~/web/form'
import { FormFailure } from '~/web/form-parts'

/** As `FormFailure`, on forms with a password: passwords are checked in a queue, and failed sign-ins are limited. */
export function PasswordFailure({ answer }: { answer: FormResult | undefined }) {
  const t = useTranslations('login.failure')
  const failure = answer?.state === 'failed' && isPasswordFailure(answer.failure) ? answer.failure : undefined
  return <FormFailure answer={answer} text={failure && t(failure)} />
}
