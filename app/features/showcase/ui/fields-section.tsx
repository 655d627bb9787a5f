import { useTranslations } from '~/i18n/language'
import { showcaseMessages } from '~/i18n/messages/showcase'
import { CheckboxField, SelectField, TextAreaField, TextField } from '~/ui/field'
import { Section } from './section'

export function FieldsSection() {
  const t = useTranslations(showcaseMessages, 'fields')
  const roles = (['supplier', 'hospital', 'embassy'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <Section name="fields">
      <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2">
        <TextField name="sample-name" label={t('name')} required autoComplete="off" />
        <TextField
          name="sample-email"
          label={t('email')}
          required
          autoComplete="off"
          defaultValue={t('emailValue')}
          error={t('emailError')}
        />
        <SelectField name="sample-role" label={t('role')} placeholder={t('roleChoose')} options={roles} />
        <TextField name="sample-since" label={t('code')} defaultValue="2026" disabled hint={t('codeHint')} />
        <TextAreaField name="sample-reason" label={t('reason')} hint={t('reasonHint')} className="sm:col-span-2" />
        <CheckboxField name="sample-consent" label={t('consent')} defaultChecked className="sm:col-span-2" />
      </div>
    </Section>
  )
}
