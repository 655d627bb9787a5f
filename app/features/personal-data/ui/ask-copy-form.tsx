import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { emailLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure, Honeypot } from '~/web/forms/form-parts'
import type { FormHandle } from '~/web/forms/use-form'
import { confirmHours } from '../model'

/** For people without an account. The answer is the same for every address. */
export function AskCopyForm({ form }: { form: FormHandle }) {
  const t = useTranslations(myDataMessages, 'ask')
  if (form.result?.state === 'done') return <Alert>{t('asked', { hours: confirmHours })}</Alert>
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      <TextField
        type="email"
        label={t('email')}
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
