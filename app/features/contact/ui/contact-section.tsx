import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { PrivacyLink } from '~/features/site/ui/privacy-link'
import { useTranslations } from '~/i18n/language'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { showToast } from '~/ui/toast'
import type { FormResult } from '~/web/forms/form-result'
import { responsePromise } from '../model'
import { ContactFields } from './contact-fields'
import { DirectContact } from './direct-contact'

/**
 * The form beside who else to turn to. Alive, it tells how it went in a toast; `posted` is the answer to a form sent
 * without JavaScript, told on the page. The hash of the speed-dial page leads here.
 */
export function ContactSection({ posted }: { posted: FormResult | undefined }) {
  const t = useTranslations('contact')
  const forms = useTranslations('forms')
  const fetcher = useFetcher<FormResult>()
  const [round, setRound] = useState(0)
  const sent = fetcher.data
  const busy = fetcher.state !== 'idle'

  useEffect(() => {
    if (sent?.state === 'done') {
      setRound((last) => last + 1)
      showToast({ title: t('sentTitle'), description: t('sentText', responsePromise), tone: 'success' })
    }
    if (sent?.state === 'failed') {
      const description = sent.failure === 'tooMany' ? forms('tooMany') : t('failedText')
      showToast({ title: t('failedTitle'), description, tone: 'danger', timeout: 0 })
    }
  }, [sent, t, forms])

  return (
    <section id="speed-dial" className="wrap grid gap-x-16 gap-y-12 py-16 md:grid-cols-[5fr_7fr] md:py-24">
      {!sent && !busy && <Outcome answer={posted} />}
      <div>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-4 text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-[40ch] text-lg text-muted">{t('lead', responsePromise)}</p>
        <DirectContact />
      </div>
      <fetcher.Form method="post" action="/contact" className="grid content-start gap-6 md:pt-9">
        <ContactFields key={round} answer={sent ?? posted} />
        <div className="grid gap-3">
          <Button type="submit" busy={busy} busyLabel={t('sending')} className="justify-self-start">
            {t('submit')}
          </Button>
          <p className="max-w-[56ch] text-muted text-xs">
            {t.rich('privacy', {
              link: (words) => (
                <PrivacyLink className="underline underline-offset-4 hover:text-ink">{words}</PrivacyLink>
              ),
            })}
          </p>
        </div>
      </fetcher.Form>
    </section>
  )
}

function Outcome({ answer }: { answer: FormResult | undefined }) {
  const t = useTranslations('contact')
  const forms = useTranslations('forms')
  if (answer?.state === 'done') {
    return (
      <Alert tone="success" title={t('sentTitle')} className="md:col-span-2">
        {t('sentText', responsePromise)}
      </Alert>
    )
  }
  if (answer?.state === 'failed') {
    return (
      <Alert tone="danger" title={t('failedTitle')} className="md:col-span-2">
        {answer.failure === 'tooMany' ? forms('tooMany') : t('failedText')}
      </Alert>
    )
  }
  return null
}
