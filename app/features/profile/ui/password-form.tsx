import { NewPasswordField } from '~/features/accounts/ui/new-password-field'
import { PasswordFailure } from '~/features/accounts/ui/password-failure'
import { useTranslations } from '~/i18n/language'
import { accountMessages } from '~/i18n/messages/account'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { useForm } from '~/web/forms/use-form'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations(accountMessages, 'password')
  const form = useForm<{ data: undefined; reason: string }>('password')
  return (
    <Form key={form.resetKey} form={form} className="grid gap-5">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFailure result={form.result} />
      {form.result?.state === 'done' && <Alert tone="success">{t('saved')}</Alert>}
      <TextField
        name="current"
        type="password"
        label={t('current')}
        required
        autoComplete="current-password"
        error={form.reason === 'current' ? t('refused') : form.errorOf('current')}
      />
      <NewPasswordField label={t('new')} form={form} />
      <Button type="submit" busy={form.isBusy} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </Form>
  )
}
