import { contactLengths } from '~/features/contact/model'
import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { nameLength } from '~/lib/field-lengths'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { TokenField } from './token-field'

/** Tells the team what is wrong with the data. */
export function DataMessageForm({ token }: { token: string }) {
  const t = useTranslations(myDataMessages, 'write')
  const form = useForm('write')
  if (form.result?.state === 'done') return <Alert tone="success">{t('sent')}</Alert>
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      <TokenField token={token} />
      <TextField label={t('name')} required maxLength={nameLength} autoComplete="name" {...form.field('name')} />
      <TextAreaField
        label={t('message')}
        rows={4}
        required
        maxLength={contactLengths.message}
        {...form.field('message')}
      />
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel={t('busy')} className="justify-self-start">
        {t('button')}
      </Button>
    </Form>
  )
}
