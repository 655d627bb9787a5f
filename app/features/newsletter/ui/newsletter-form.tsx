import { useEffect, useRef } from 'react'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { newsletterMessages } from '~/i18n/messages/newsletter'
import { emailLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { confirmDays, pauseMinutes } from '../model'

/** Works on any page; without JavaScript `/newsletter` shows the result. */
export function NewsletterForm() {
  const t = useTranslations(newsletterMessages)
  const { brand } = useSite()
  const form = useForm('subscribe', { action: '/newsletter' })
  const outcome = useRef<HTMLDivElement>(null)
  const isSent = form.result?.state === 'done'

  useEffect(() => {
    if (isSent) outcome.current?.focus()
  }, [isSent])

  if (isSent) {
    return (
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <Alert tone="success" title={t('sentTitle')}>
          {t('sentText', { days: confirmDays, minutes: pauseMinutes })}
        </Alert>
      </div>
    )
  }
  return (
    <Form form={form}>
      <fieldset className="grid gap-4">
        <legend className="sr-only">{t('name')}</legend>
        <FormFailure result={form.result} />
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            type="email"
            label={t('email')}
            required
            maxLength={emailLength}
            autoComplete="email"
            {...form.field('email')}
          />
          {/* Level with the field, also when an error is below it. */}
          <Button
            type="submit"
            busy={form.isBusy}
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
            privacy: (text) => (
              <PrivacyLink className="underline underline-offset-4 hover:text-ink">{text}</PrivacyLink>
            ),
          })}
        </p>
      </fieldset>
    </Form>
  )
}
