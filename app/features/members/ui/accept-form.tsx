import { useTranslations } from '~/i18n/language'
import { engagementPagesMessages } from '~/i18n/messages/engagement-pages'
import { Button } from '~/ui/button'
import { CheckboxField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { AnswerForm } from './answer-form'

/** The box has the sentence as its value: what is stored is what was read. A sentence that has changed has to be ticked anew. */
export function AcceptForm({ form, sentence }: { form: AnswerForm; sentence: string }) {
  const t = useTranslations(engagementPagesMessages, 'answer')
  return (
    <Form form={form} className="grid justify-items-start gap-4">
      <FormFailure result={form.result} />
      <CheckboxField
        key={sentence}
        name="agreed"
        value={sentence}
        label={sentence}
        hint={t('stored')}
        required
        className="max-w-[62ch] wrap-anywhere"
        defaultChecked={form.isTicked('agreed', sentence)}
        error={form.errorOf('agreed')}
      />
      <Button type="submit" busy={form.isBusy} busyLabel={t('accepting')}>
        {t('accept')}
      </Button>
    </Form>
  )
}
