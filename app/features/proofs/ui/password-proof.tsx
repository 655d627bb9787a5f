import { PasswordFailure } from '~/features/accounts/ui/password-failure'
import { useTranslations } from '~/i18n/language'
import { factorsMessages } from '~/i18n/messages/factors'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'

/** For someone without a second factor. */
export function PasswordProof({ email, to }: { email: string; to: string | null }) {
  const t = useTranslations(factorsMessages, 'confirm')
  const form = useForm<{ data: undefined; reason: string }>('password')
  const refusal = form.reason && (form.reason === 'factor' ? t('refusedFactor') : t('refusedPassword'))
  return (
    <Form form={form} className="grid gap-5">
      <PasswordFailure result={form.result} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {to && <input type="hidden" name="to" value={to} />}
      <TextField
        name="password"
        type="password"
        label={t('password')}
        required
        autoComplete="current-password"
        error={refusal || form.errorOf('password')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel={t('submitting')} className="justify-self-start">
        {t('submit')}
      </Button>
    </Form>
  )
}
