import { useFounder } from '~/features/founder/ui/use-founder'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useTranslations } from '~/i18n/language'
import { contactMessages } from '~/i18n/messages/contact'
import { siteMessages } from '~/i18n/messages/site'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import { type FormResult, failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { responsePromise } from '../model'
import { ContactFields } from './contact-fields'
import { DirectContact } from './direct-contact'

/** The contact form. Its result is a toast, and an alert on the page when it was sent without JavaScript. */
export function ContactSection() {
  const t = useTranslations(contactMessages)
  const { name: founder, voice } = useFounder()
  const noticeFor = useContactNotice()
  const form = useForm('contact', {
    action: '/contact',
    onResult: (result) => {
      const notice = noticeFor(result)
      if (notice) showToast({ ...notice, ...(notice.tone === 'danger' ? { timeout: 0 } : {}) })
    },
  })
  const posted = form.isPosted && !form.isBusy ? noticeFor(form.result) : undefined

  return (
    <section id="speed-dial" className="wrap grid gap-x-8 lg:gap-x-16 gap-y-12 py-16 md:grid-cols-[5fr_7fr] md:py-24">
      {posted && (
        <Alert tone={posted.tone} title={posted.title} className="md:col-span-2">
          {posted.description}
        </Alert>
      )}
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[40ch] text-lg text-muted">{t('lead', { ...responsePromise, founder, voice })}</p>
        <DirectContact />
      </div>
      <Form form={form} className="grid content-start gap-6 md:pt-9">
        <ContactFields key={form.resetKey} form={form} />
        <div className="grid gap-3">
          <Button type="submit" busy={form.isBusy} busyLabel={t('sending')} className="justify-self-start">
            {t('submit')}
          </Button>
          <p className="max-w-[56ch] text-muted text-xs">
            {t.rich('privacy', {
              voice,
              link: (text) => <PrivacyLink className="underline underline-offset-4 hover:text-ink">{text}</PrivacyLink>,
            })}
          </p>
        </div>
      </Form>
    </section>
  )
}

/** Notice about the form as a whole; errors of fields are shown at the fields. */
function useContactNotice() {
  const t = useTranslations(contactMessages)
  const forms = useTranslations(siteMessages, 'forms')
  return (result: FormResult | undefined) => {
    if (result?.state === 'done')
      return { tone: 'success', title: t('sentTitle'), description: t('sentText', responsePromise) } as const
    if (result?.state !== 'failed') return undefined
    const description = result.failure === 'failed' ? t('failedText') : forms(failureKey(result.failure))
    return { tone: 'danger', title: t('failedTitle'), description } as const
  }
}
