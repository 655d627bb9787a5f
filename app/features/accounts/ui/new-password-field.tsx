import { useRef, useState } from 'react'
import { minStrongLength } from '~/auth/password-strength'
import { useTranslations } from '~/i18n/language'
import { loginMessages } from '~/i18n/messages/login'
import { TextField } from '~/ui/field'
import type { FormResult } from '~/web/forms/form-result'
import type { FormHandle } from '~/web/forms/use-form'
import { passwordMinimum, weaknessIn } from '../model'
import { PasswordMeter } from './password-meter'
import { usePasswordStrength } from './use-password-strength'

type Props = { form: FormHandle; label?: string }

/** Shows the strength while typing; without JavaScript a weak password is refused with an error at the field. */
export function NewPasswordField({ form, label }: Props) {
  const t = useTranslations(loginMessages)
  const input = useRef<HTMLInputElement>(null)
  const { strength, check } = usePasswordStrength(input)
  /** The result after which the password was changed: its weakness is no longer shown. */
  const [outdated, setOutdated] = useState<FormResult>()
  const weakness = form.result === outdated ? undefined : weaknessIn(form.reason)
  return (
    <TextField
      ref={input}
      name="password"
      type="password"
      label={label ?? t('password')}
      hint={
        <>
          {t('passwordHint', { min: passwordMinimum, strong: minStrongLength })}
          <PasswordMeter strength={weakness ? undefined : strength} />
        </>
      }
      required
      minLength={passwordMinimum}
      autoComplete="new-password"
      onChange={() => {
        setOutdated(form.result)
        void check()
      }}
      error={weakness ? t(`strength.${weakness}`, { strong: minStrongLength }) : form.errorOf('password')}
    />
  )
}
