import { useTranslations } from '~/i18n/language'
import { TextField } from '~/ui/field'
import { passwordMinimum } from '../model'

export function NewPasswordField({ error, label }: { error: string | undefined; label?: string }) {
  const t = useTranslations('login')
  return (
    <TextField
      name="password"
      type="password"
      label={label ?? t('password')}
      hint={t('passwordHint', { min: passwordMinimum })}
      required
      minLength={passwordMinimum}
      autoComplete="new-password"
      error={error}
    />
  )
}
