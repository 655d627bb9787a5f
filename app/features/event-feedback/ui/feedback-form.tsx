import { useTranslations } from '~/i18n/language'
import { eventFeedbackMessages } from '~/i18n/messages/event-feedback'
import { Alert } from '~/ui/alert'
import { Button, ButtonLink } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { unsavedField } from '~/web/forms/form-result'
import { useUnsavedForm } from '~/web/forms/unsaved-form'
import { useForm } from '~/web/forms/use-form'
import { type Feedback, type FeedbackForm as FeedbackFormTypes, feedbackAddress, feedbackLengths } from '../model'
import { RatingField } from './rating-field'

type Props = { eventId: string; own: Feedback | null }

/** The questions after an event. What is typed waits in the tab until it was sent. */
export function FeedbackForm({ eventId, own }: Props) {
  const t = useTranslations(eventFeedbackMessages)
  const form = useForm<FeedbackFormTypes>('give')
  const unsavedName = `feedback:${eventId}`
  useUnsavedForm(form.ref, unsavedName, false)
  return (
    <Form form={form} className="grid gap-7">
      <FormFailure result={form.result} />
      {form.reason && <Alert tone="danger" title={t(form.reason)} />}
      <input type="hidden" name={unsavedField} value={unsavedName} />
      <RatingField rating={form.values.rating ?? own?.rating.toString()} error={form.errorOf('rating')} />
      {(['bestPart', 'nextTopic'] as const).map((question) => (
        <TextAreaField
          key={question}
          rows={4}
          label={t(question)}
          hint={t('optional')}
          maxLength={feedbackLengths[question]}
          defaultValue={own?.[question]}
          {...form.field(question)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy} busyLabel={t('sending')}>
          {t(own ? 'save' : 'send')}
        </Button>
        {own && (
          <ButtonLink to={feedbackAddress(eventId)} variant="outline">
            {t('keep')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
