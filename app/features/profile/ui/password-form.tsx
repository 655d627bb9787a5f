import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { NewPasswordField } from '~/features/accounts/ui/new-password-field'
import { PasswordFailure } from '~/features/accounts/ui/password-failure'
import { useTranslations } from '~/i18n/language'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import type { FormResult } from '~/web/forms/form-result'

import { useFieldErrors } from '~/web/forms/use-form'

export function PasswordForm({ sent, email }: { sent: FormResult | undefined; email: string }) {
  const t = useTranslations('account.password')
  const fetcher = useFetcher<FormResult>()
  const answer = fetcher.data ?? sent
  const { errorOf } = useFieldErrors(answer)
  const form = useRef<HTMLFormElement>(null)
  const isDone = answer?.state === 'done'
  useEffect(() => {
    if (isDone) form.current?.reset()
  }, [isDone])
  return (
    <fetcher.Form ref={form} method="post" action="/account?form=password" className="grid gap-5">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordFailure answer={answer} />
      {isDone && <Alert tone="success">{t('saved')}</Alert>}
      {answer?.state === 'refused' && answer.reason === 'current' && <Alert tone="danger">{t('refused')}</Alert>}
      <TextField
        name="current"
        type="password"
        label={t('current')}
        required
        autoComplete="current-password"
        error={errorOf('current')}
      />
      <NewPasswordField label={t('new')} answer={answer} />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </fetcher.Form>
  )
}
