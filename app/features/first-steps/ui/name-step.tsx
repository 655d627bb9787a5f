import { useTranslations } from '~/i18n/language'
import { localeNames, locales } from '~/i18n/locales'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { nameLength } from '~/lib/field-lengths'
import { SelectField, TextField } from '~/ui/field'
import type { FirstStepsView } from '../model'
import { StepForm } from './step-form'
import type { StepForms } from './use-step-forms'

type Props = { form: StepForms['name']; view: FirstStepsView }

export function NameStep({ form, view }: Props) {
  const t = useTranslations(firstStepsMessages)
  return (
    <StepForm form={form} text={t('name.text')}>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={t('fields.name')}
          maxLength={nameLength}
          autoComplete="name"
          required
          defaultValue={view.name}
          {...form.field('name')}
        />
        <SelectField
          name="locale"
          label={t('fields.language')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          defaultValue={view.locale}
          error={form.errorOf('locale')}
        />
      </div>
    </StepForm>
  )
}
