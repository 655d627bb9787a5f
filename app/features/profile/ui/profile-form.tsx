import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '~/i18n/language'
import { type Locale, localeNames, locales } from '~/i18n/locales'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { FormFailure } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { useDraft } from '~/web/forms/unsaved-form'
import { useFieldErrors } from '~/web/forms/use-form'

type Props = { sent: FormResult | undefined; email: string; name: string; locale: Locale }

export function ProfileForm({ sent, email, name, locale }: Props) {
  const t = useTranslations('account.profile')
  const fetcher = useFetcher<FormResult>()
  const answer = fetcher.data ?? sent
  const { errorOf, typedIn } = useFieldErrors(answer)
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, 'profile', answer?.state === 'done')
  return (
    <fetcher.Form ref={form} method="post" action="/account?form=profile" className="grid gap-5">
      <FormFailure answer={answer} />
      {answer?.state === 'done' && <Alert tone="success">{t('saved')}</Alert>}
      <dl>
        <dt className="text-muted text-sm">{t('email')}</dt>
        <dd>{email}</dd>
      </dl>
      <TextField
        name="name"
        label={t('name')}
        maxLength={120}
        autoComplete="name"
        defaultValue={name}
        {...typedIn('name')}
        error={errorOf('name')}
      />
      <SelectField
        name="locale"
        label={t('language')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={locale}
        error={errorOf('locale')}
      />
      <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </fetcher.Form>
  )
}
