import { useTranslations } from '~/i18n/language'
import { localeNames, locales } from '~/i18n/locales'
import { firstStepsMessages } from '~/i18n/messages/first-steps'
import { nameLength } from '~/lib/field-lengths'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import type { FirstStepsView } from '../model'
import type { StepForms } from './use-step-forms'

type Props = { form: StepForms['name']; view: FirstStepsView }

export function NameStep({ form, view }: Props) {
  const t = useTranslations(firstStepsMessages)
  return (
    <Form form={form} className="mt-1 grid gap-4">
      <p className="text-muted text-sm">{t('name.text')}</p>
      <FormFailure result={form.result} />
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
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={form.isSending}
        busyLabel={t('saving')}
        className="justify-self-start"
      >
        {t('save')}
      </Button>
    </Form>
  )
}
