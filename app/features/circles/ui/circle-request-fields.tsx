import { trackedClick } from '~/features/analytics/model'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useTranslations } from '~/i18n/language'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { emailLength, nameLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/field'
import { Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { circleRequestLengths, type SessionChoice } from '../model'
import { InterestsField } from './interests-field'

type Props = { form: FormHandle; choices: SessionChoice[] }

export function CircleRequestFields({ form, choices }: Props) {
  const t = useTranslations(circlesPageMessages, 'form')
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{t('eyebrow')}</legend>
      <TextField
        {...form.field('name')}
        maxLength={nameLength}
        label={starred(t('fields.name'))}
        required
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        maxLength={emailLength}
        label={starred(t('fields.email'))}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        {...form.field('organization')}
        maxLength={circleRequestLengths.organization}
        label={t('fields.organization')}
        autoComplete="organization"
      />
      <TextField
        {...form.field('role')}
        maxLength={circleRequestLengths.role}
        label={t('fields.role')}
        autoComplete="organization-title"
      />
      <TextField
        {...form.field('country')}
        maxLength={circleRequestLengths.country}
        label={t('fields.country')}
        autoComplete="country-name"
      />
      {choices.length > 0 && (
        <SelectField
          {...form.field('eventId')}
          label={t('fields.eventId')}
          placeholder={t('anySession')}
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          className="sm:col-span-2"
        />
      )}
      <TextAreaField
        {...form.field('why')}
        maxLength={circleRequestLengths.why}
        label={starred(t('fields.why'))}
        hint={t('whyHint')}
        required
        className="sm:col-span-2"
      />
      <InterestsField isTicked={(interest) => form.isTicked('interests', interest)} error={form.errorOf('interests')} />
      <div className="sm:col-span-2">
        <CheckboxField
          name="consent"
          label={<span>{t('consent')}</span>}
          required
          defaultChecked={form.isTicked('consent')}
          error={form.errorOf('consent')}
        />
        <PrivacyLink className="ml-8 inline-block py-2.5 text-muted text-sm underline decoration-prestige underline-offset-4 hover:text-ink">
          {t('privacy')}
        </PrivacyLink>
      </div>
      <Honeypot />
      <Button
        type="submit"
        busy={form.isBusy}
        busyLabel={t('sending')}
        className="justify-self-start sm:col-span-2"
        {...trackedClick('circles_page', 'join')}
      >
        {t('submit')}
      </Button>
    </fieldset>
  )
}

/** The field adds the star directly after its label; the specification has a space between. */
const starred = (label: string) => `${label} `
