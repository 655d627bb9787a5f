import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { StepForms } from './use-step-forms'

type Props = { form: StepForms['name'] | StepForms['exchange']; text: ReactNode; children: ReactNode }

/** A step whose fields are saved. */
export function StepForm({ form, text, children }: Props) {
  const t = useTranslations(firstStepsMessages)
  return (
    <Form form={form} className="mt-1 grid gap-4">
      <p className="text-muted text-sm">{text}</p>
      <FormFailure result={form.result} />
      {children}
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isBusy}
        busyLabel={t('saving')}
        className="justify-self-start"
      >
        {t('save')}
      </Button>
    </Form>
  )
}
