import { addressPage } from '~/features/address-change/model'
import { useTranslations } from '~/i18n/language'
import { type Locale, localeNames, locales } from '~/i18n/locales'
import { accountMessages } from '~/i18n/messages/account'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { nameLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { type Option, SelectField, TextAreaField, TextField } from '~/ui/field'
import { Link } from '~/ui/link'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useUnsavedForm } from '~/web/forms/unsaved-form'
import { useForm } from '~/web/forms/use-form'

import { type ProfileTexts, profileLengths } from '../model'

type Props = { email: string; name: string; locale: Locale; texts: ProfileTexts; countries: readonly Option[] }

export function ProfileForm({ email, name, locale, texts, countries }: Props) {
  const t = useTranslations(accountMessages, 'profile')
  const fields = useTranslations(firstStepsMessages, 'fields')
  const form = useForm('profile')
  const isSaved = form.result?.state === 'done'
  useUnsavedForm(form.ref, 'profile', isSaved)
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {isSaved && <Alert tone="success">{t('saved')}</Alert>}
      <dl>
        <dt className="text-muted text-sm">{t('email')}</dt>
        <dd className="flex flex-wrap items-center gap-x-4">
          {email}
          <Link to={addressPage} className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
            {t('changeEmail')}
          </Link>
        </dd>
      </dl>
      <TextField
        id="profile-name"
        label={fields('name')}
        maxLength={nameLength}
        autoComplete="name"
        defaultValue={name}
        {...form.field('name')}
      />
      <SelectField
        name="locale"
        label={fields('language')}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        defaultValue={locale}
        error={form.errorOf('locale')}
      />
      <TextField
        label={t('jobTitle')}
        maxLength={profileLengths.title}
        autoComplete="organization-title"
        defaultValue={texts.title}
        {...form.field('title')}
      />
      <SelectField
        label={t('country')}
        options={countries}
        placeholder={t('noCountry')}
        defaultValue={texts.country}
        {...form.field('country')}
      />
      {(['seeks', 'offers'] as const).map((field) => (
        <TextAreaField
          key={field}
          rows={3}
          label={fields(field)}
          hint={fields(`${field}Hint`)}
          maxLength={profileLengths[field]}
          defaultValue={texts[field]}
          {...form.field(field)}
        />
      ))}
      <Button type="submit" busy={form.isBusy} busyLabel={t('saving')} className="justify-self-start">
        {t('save')}
      </Button>
    </Form>
  )
}
