import { useEffect, useRef } from 'react'
import { trackedClick } from '~/features/analytics/model'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useTranslations } from '~/i18n/language'
import { Button } from '~/ui/button'
import { CheckboxField, TextAreaField, TextField } from '~/ui/field'
import { Honeypot } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'
import { InterestsField } from './interests-field'

type Props = { answer: FormResult | undefined; busy: boolean }

export function CircleRequestFields({ answer, busy }: Props) {
  const t = useTranslations('circlesPage.form')
  const { errorOf, typedIn, tickedIn } = useFieldErrors(answer)
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => focusFirstInvalid(ref.current, answer), [answer])

  const field = (name: 'name' | 'email' | 'organization' | 'role' | 'country' | 'why', maxLength: number) => ({
    name,
    maxLength,
    error: errorOf(name),
    ...typedIn(name),
  })
  return (
    <fieldset ref={ref} className="grid gap-5 sm:grid-cols-2">
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
      <InterestsField ticked={(interest) => tickedIn('interests', interest)} error={errorOf('interests')} />
      <div className="sm:col-span-2">
        <CheckboxField
          name="consent"
          label={<span>{t('consent')}</span>}
          required
          {...tickedIn('consent')}
          error={errorOf('consent')}
        />
        <PrivacyLink className="ml-8 inline-block py-2.5 text-muted text-sm underline decoration-prestige underline-offset-4 hover:text-ink">
          {t('privacy')}
        </PrivacyLink>
      </div>
      <Honeypot />
      <Button
        type="submit"
        busy={busy}
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
