import { useRef } from 'react'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { circlesPageMessages } from '~/i18n/messages/circles-page'
import { siteMessages } from '~/i18n/messages/site'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/toast'
import { Form } from '~/web/forms/form'
import { type FormResult, failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import type { SessionChoice } from '../model'
import { CircleRequestFields } from './circle-request-fields'

/** The form at #rsvp. Its action has the hash, so that the response without JavaScript scrolls to the form. */
export function CircleRequestSection({ choices }: { choices: SessionChoice[] }) {
  const t = useTranslations(circlesPageMessages, 'form')
  const textFor = useResultText()
  const notice = useRef<HTMLDivElement>(null)
  const form = useForm('join', {
    action: '/circles#rsvp',
    onResult: (result) => {
      const text = textFor(result)
      if (!text) return
      notice.current?.scrollIntoView({ block: 'nearest' })
      showToast({ title: text, tone: result.state === 'done' ? 'success' : 'danger' })
    },
  })
  const text = textFor(form.result)
  const tone = form.result?.state === 'done' ? 'success' : 'danger'

  return (
    <section id="rsvp" className="border-line border-y bg-band">
      <div className="wrap grid gap-x-8 lg:gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
        <div>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h2 className="mt-3 max-w-[16ch] text-3xl">{t('title')}</h2>
          <p className="mt-5 max-w-[44ch] text-muted">{t('lead')}</p>
        </div>
        <div>
          {text && (
            <div ref={notice} className="mb-6">
              <Alert tone={tone}>{text}</Alert>
            </div>
          )}
          <Form form={form}>
            <CircleRequestFields key={form.resetKey} form={form} choices={choices} />
          </Form>
        </div>
      </div>
    </section>
  )
}

/** Text about the form as a whole; errors of fields are shown at the fields. */
function useResultText() {
  const t = useTranslations(circlesPageMessages, 'form')
  const forms = useTranslations(siteMessages, 'forms')
  const { email } = useSite().brand
  return (result: FormResult | undefined) => {
    if (result?.state === 'done') return t('success')
    if (result?.state !== 'failed') return undefined
    return result.failure === 'failed' ? t('failure', { email }) : forms(failureKey(result.failure))
  }
}
