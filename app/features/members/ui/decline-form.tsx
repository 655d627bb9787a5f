import { TextInTab } from '~/features/drafts/ui/text-in-tab'
import { engagementLengths } from '~/features/engagements/model'
import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Button } from '~/ui/button'
import { TextAreaField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { AnswerForm } from './answer-form'

/** Behind its name, so that nobody declines by a slip. Works without JavaScript. */
export function DeclineForm({ form, engagement }: { form: AnswerForm; engagement: string }) {
  const t = useTranslations(engagementPagesMessages, 'answer')
  return (
    <details open={form.wasSubmitted}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted text-sm underline underline-offset-4 hover:text-ink">
        {t('declineOpen')}
      </summary>
      <Form form={form} className="mt-2 grid max-w-xl justify-items-start gap-4">
        <FormFailure result={form.result} />
        <TextInTab form={form.ref} name={`decline:${engagement}`} />
        <TextAreaField
          rows={3}
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={engagementLengths.reason}
          className="w-full"
          {...form.field('reason')}
        />
        <Button type="submit" variant="outline" busy={form.isBusy} busyLabel={t('declining')}>
          {t('decline')}
        </Button>
      </Form>
    </details>
  )
}
