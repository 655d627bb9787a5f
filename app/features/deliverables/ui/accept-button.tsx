import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { siteMessages } from '~/i18n/messages/site'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { useNotice } from '~/web/use-notice'
import { type AcceptForm, acceptPath, askNotice, type Deliverable, waitsForAcceptance } from '../model'

/**
 * Says that what was delivered is accepted for the organisation, after a question: a member can't take it back. Where that was
 * refused the reason stays when there is nothing to accept any more.
 */
export function AcceptButton({ deliverable }: { deliverable: Deliverable }) {
  const { id, engagementId, title } = deliverable
  const t = useTranslations(deliverablesMessages)
  const form = useForm<AcceptForm>('accept', {
    key: `accept ${id}`,
    action: `${acceptPath(engagementId, id)}?form=accept`,
    onResult: ({ state }) => {
      setAsked(false)
      // The button goes with its form; what was accepted stays.
      if (state === 'done') focusItem(form.ref.current)
    },
  })
  const notice = useNotice()
  const [isAsked, setAsked] = useState(notice === askNotice(id))
  const question = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked) question.current?.focus()
    else if (wasAsked.current && document.activeElement === document.body)
      form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    wasAsked.current = isAsked
  }, [isAsked, form.ref])
  const forms = useTranslations(siteMessages, 'forms')
  // A result that came with the page is that of another form called 'accept': without JavaScript `AcceptNotice` has the reason.
  const result = form.isPosted ? undefined : form.result
  const isOpen = waitsForAcceptance(deliverable)
  const outcome = (
    <p role="status" className="text-danger text-xs">
      {result?.state === 'failed' && (result.failure === 'failed' ? t('failed') : forms(failureKey(result.failure)))}
      {result?.state === 'refused' &&
        (result.by ? t('refused.accepted-by', { name: result.by }) : t(`refused.${result.reason}`))}
    </p>
  )
  if (!isOpen) return result?.state === 'refused' ? outcome : null
  return (
    // Without a name: two engagements may wait for deliverables that are called the same.
    <Form
      form={form}
      className="mt-2"
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
      onSubmit={(event) => {
        if (isAsked) return
        event.preventDefault()
        setAsked(true)
      }}
    >
      <input type="hidden" name="revision" value={deliverable.revision} />
      {isAsked && <input type="hidden" name="confirmed" value="on" />}
      {isAsked ? (
        <>
          <p ref={question} tabIndex={-1} className="mb-2 text-xs outline-none">
            {t('acceptQuestion')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setAsked(false)}>
              {t('notYet')}
            </Button>
            <Button type="submit" size="sm" busy={form.isBusy} busyLabel={t('accepting')}>
              {t('acceptYes')}
            </Button>
          </div>
        </>
      ) : (
        <Button type="submit" variant="outline" size="sm" aria-label={t('acceptNamed', { title: title.text })}>
          {t('accept')}
        </Button>
      )}
      {outcome}
    </Form>
  )
}

function focusItem(form: HTMLElement | null) {
  const item = form?.closest('li')
  if (!item) return
  item.tabIndex = -1
  item.focus()
}
