import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormFailure as Failure, FormResult, PasswordFailure as OfPassword } from '~/web/forms/form-result'

const isOfPassword = (failure: Failure): failure is OfPassword => failure === 'tooManySignIns' || failure === 'busy'

/** As `FormFailure`, on forms with a password: passwords are checked in a queue, and failed sign-ins are limited. */
export function PasswordFailure({ result }: { result: FormResult | undefined }) {
  const t = useTranslations(loginMessages, 'failure')
  const failure = result?.state === 'failed' && isOfPassword(result.failure) ? result.failure : undefined
  return <FormFailure result={result} text={failure && t(failure)} />
}
