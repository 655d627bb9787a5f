import { useTranslations } from '~/i18n/language'
import { deliverablesMessages } from '~/i18n/messages/deliverables'
import { siteMessages } from '~/i18n/messages/site'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { failureKey } from '~/web/forms/form-result'
import { useForm } from '~/web/forms/use-form'
import { type AcceptForm, acceptPath, type Deliverable, waitsForAcceptance } from '../model'

/**
 * Says that what was delivered is accepted for the organisation. Where that was refused the reason stays when there is nothing to
 * accept any more.
 */
export function AcceptButton({ deliverable }: { deliverable: Deliverable }) {
  const { id, engagementId, title } = deliverable
  const t = useTranslations(deliverablesMessages)
  const form = useForm<AcceptForm>('accept', {
    key: `accept ${id}`,
    action: `${acceptPath(engagementId, id)}?form=accept`,
  })
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
    <Form form={form} className="mt-2">
      <input type="hidden" name="revision" value={deliverable.revision} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isBusy}
        busyLabel={t('accepting')}
        aria-label={t('acceptNamed', { title: title.text })}
      >
        {t('accept')}
      </Button>
      {outcome}
    </Form>
  )
}
