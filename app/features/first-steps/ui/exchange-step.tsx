import { directoryChoicesPage } from '~/features/directory/model'
import { profileLengths } from '~/features/profile/model'
import { useTranslations } from '~/i18n/language'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { TextAreaField } from '~/ui/field'
import { Link } from '~/ui/link'
import type { FirstStepsView } from '../model'
import { StepForm } from './step-form'
import type { StepForms } from './use-step-forms'

type Props = { form: StepForms['exchange']; view: FirstStepsView }

export function ExchangeStep({ form, view }: Props) {
  const t = useTranslations(firstStepsMessages)
  const text = t.rich('exchange.text', {
    a: (text) => (
      <Link to={directoryChoicesPage} className="underline underline-offset-4 hover:text-ink">
        {text}
      </Link>
    ),
  })
  return (
    <StepForm form={form} text={text}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['seeks', 'offers'] as const).map((field) => (
          <TextAreaField
            key={field}
            rows={2}
            label={t(`fields.${field}`)}
            hint={t(`fields.${field}Hint`)}
            maxLength={profileLengths[field]}
            defaultValue={view[field]}
            {...form.field(field)}
          />
        ))}
      </div>
    </StepForm>
  )
}
