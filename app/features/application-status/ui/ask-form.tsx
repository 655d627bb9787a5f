import { useTranslations } from '~/i18n/language'
import { accessRequestMessages } from '~/i18n/messages/access-request'
import { applicationStatusMessages } from '~/i18n/messages/application-status'
import { emailLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'

/** Has the status link mailed again. The answer is the same for every address. */
export function AskForm({ form }: { form: FormHandle }) {
  const t = useTranslations(applicationStatusMessages, 'ask')
  const fields = useTranslations(accessRequestMessages, 'fields')
  if (form.result?.state === 'done') return <Alert>{t('asked')}</Alert>
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      <TextField
        type="email"
        label={fields('email')}
        required
        maxLength={emailLength}
        autoComplete="email"
        {...form.field('email')}
      />
      <Honeypot />
      <Button type="submit" busy={form.isBusy} busyLabel={t('busy')} className="justify-self-start">
        {t('button')}
      </Button>
    </Form>
  )
}
