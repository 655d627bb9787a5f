import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import type { FormResult } from '~/web/forms/form-result'
import { focusFirstInvalid, useFieldErrors } from '~/web/forms/use-form'
import { confirmDays, pauseMinutes } from '../model'

/** Signs up where it stands; without JavaScript it is answered by the page `/newsletter`, which passes `posted`. */
export function NewsletterForm({ posted }: { posted?: FormResult | undefined }) {
  const t = useTranslations('newsletter')
  const { brand } = useSite()
  const fetcher = useFetcher<FormResult>()
  const answer = fetcher.data ?? posted
  const { errorOf, typedIn } = useFieldErrors(answer)
  const fields = useRef<HTMLFieldSetElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (fetcher.data?.state === 'done') outcome.current?.focus()
    else focusFirstInvalid(fields.current, fetcher.data)
  }, [fetcher.data])

  if (answer?.state === 'done') {
    return (
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <Alert tone="success" title={t('sentTitle')}>
          {t('sentText', { days: confirmDays, minutes: pauseMinutes })}
        </Alert>
      </div>
    )
  }
  return (
    <fetcher.Form method="post" action="/newsletter">
      <fieldset ref={fields} className="grid gap-4">
        <legend className="sr-only">{t('eyebrow')}</legend>
        <FormFailure answer={answer} />
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            name="email"
            type="email"
            label={t('email')}
            required
            maxLength={254}
            autoComplete="email"
            {...typedIn('email')}
            error={errorOf('email')}
          />
          {/* Level with the field, whatever stands below it. */}
          <Button
            type="submit"
            busy={fetcher.state !== 'idle'}
            busyLabel={t('sending')}
            className="justify-self-start sm:mt-[1.83rem] sm:self-start"
          >
            {t('submit')}
          </Button>
        </div>
        <Honeypot />
        <p className="max-w-[60ch] text-muted text-xs">
          {t.rich('consent', {
            product: brand.product,
            privacy: (words) => (
              <PrivacyLink className="underline underline-offset-4 hover:text-ink">{words}</PrivacyLink>
            ),
          })}
        </p>
      </fieldset>
    </fetcher.Form>
  )
}
