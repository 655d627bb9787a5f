import { useEffect, useRef, useState } from 'react'
import { minStrongLength, weaknesses } from '~/auth/password-strength'
import { useTranslations } from '~/i18n/language'
import { TextField } from '~/ui/field'
import type { FormResult } from '~/web/forms/form-result'
import { useFieldErrors } from '~/web/forms/use-form'
import { passwordMinimum } from '../model'
import { PasswordMeter } from './password-meter'
import { usePasswordStrength } from './use-password-strength'

type Props = { answer: FormResult | undefined; label?: string }

/** Says at once whether a password would be enough; without JavaScript the server says it, at the field. */
export function NewPasswordField({ answer, label }: Props) {
  const t = useTranslations('login')
  const { errorOf } = useFieldErrors(answer)
  const input = useRef<HTMLInputElement>(null)
  const { strength, check } = usePasswordStrength(input)
  /** The answer that was there when something else was typed: what it says of the password no longer holds. */
  const [outdated, setOutdated] = useState<FormResult>()
  const weakness = weaknesses.find((known) => answer?.state === 'refused' && answer.reason === `guessable.${known}`)
  const refused = weakness && answer
  const isTold = weakness !== undefined && answer !== outdated
  useEffect(() => {
    if (refused) input.current?.focus()
  }, [refused])
  return (
    <TextField
      ref={input}
      name="password"
      type="password"
      label={label ?? t('password')}
      hint={
        <>
          {t('passwordHint', { min: passwordMinimum, strong: minStrongLength })}
          <PasswordMeter strength={isTold ? undefined : strength} />
        </>
      }
      required
      minLength={passwordMinimum}
      autoComplete="new-password"
      onChange={() => {
        setOutdated(answer)
        void check()
      }}
      error={isTold ? t(`strength.${weakness}`, { strong: minStrongLength }) : errorOf('password')}
    />
  )
}

/** Whether the form was refused for its password: that is said at the field, and not above the form. */
export const isGuessable = (answer: FormResult | undefined) =>
  answer?.state === 'refused' && answer.reason.startsWith('guessable.')
