import { trackedClick } from '~/features/analytics/model'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useTranslations } from '~/i18n/language'
import { Button } from '~/ui/button'
import { CheckboxField, TextAreaField, TextField } from '~/ui/field'
import { Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { InterestsField } from './interests-field'

export function CircleRequestFields({ form }: { form: FormHandle }) {
  const t = useTranslations('circlesPage.form')
  const field = (name: string, maxLength: number) => ({ maxLength, ...form.field(name) })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{t('eyebrow')}</legend>
      <TextField {...field('name', 120)} label={starred(t('name'))} required autoComplete="name" />
      <TextField {...field('email', 254)} label={starred(t('email'))} required type="email" autoComplete="email" />
      <TextField {...field('organization', 160)} label={t('organization')} autoComplete="organization" />
      <TextField {...field('role', 120)} label={t('role')} autoComplete="organization-title" />
      <TextField {...field('country', 80)} label={t('country')} autoComplete="country-name" />
      <TextAreaField
        {...field('why', 2000)}
        label={starred(t('why'))}
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

/** The field sets the star right after its label; the specification has a space between. */
const starred = (label: string) => `${label} `
