import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useSite } from '~/features/site/ui/use-site'
import { useTranslations } from '~/i18n/language'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/toast'
import type { FormResult } from '~/web/forms/form-result'
import { CircleRequestFields } from './circle-request-fields'

/** The form at #rsvp. `sent` is the answer to it when it was sent without JavaScript. */
export function CircleRequestSection({ sent }: { sent: FormResult | undefined }) {
  const t = useTranslations('circlesPage.form')
  const { data, state, Form } = useFetcher<FormResult>()
  const answer = data ?? sent
  const text = useAnswerText(answer)
  const tone = answer?.state === 'done' ? 'success' : 'danger'
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!answer || !text) return
    if (answer.state === 'done') form.current?.reset()
    notice.current?.scrollIntoView({ block: 'nearest' })
    showToast({ title: text, tone: answer.state === 'done' ? 'success' : 'danger' })
  }, [answer, text])

  return (
    <section id="rsvp" className="border-line border-y bg-raised">
      <div className="wrap grid gap-x-16 gap-y-10 py-20 md:grid-cols-[5fr_7fr] md:py-28">
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
          {/* The hash is for the page that comes back without JavaScript: it opens here, where the answer is. */}
          <Form ref={form} method="post" action="/circles#rsvp">
            <CircleRequestFields answer={answer} busy={state !== 'idle'} />
          </Form>
        </div>
      </div>
    </section>
  )
}

/** What is said of the form as a whole; what is wrong with a field stands at the field. */
function useAnswerText(answer: FormResult | undefined) {
  const t = useTranslations('circlesPage.form')
  const forms = useTranslations('forms')
  const { email } = useSite().brand
  if (answer?.state === 'done') return t('success')
  if (answer?.state !== 'failed') return undefined
  return answer.failure === 'tooMany' ? forms('tooMany') : t('failure', { email })
}
