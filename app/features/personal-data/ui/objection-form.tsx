import { useTranslations } from '~/i18n/language'
import { myDataMessages } from '~/i18n/messages/my-data'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Form } from '~/web/forms/form'
import { FormFailure } from '~/web/forms/form-parts'
import { useForm } from '~/web/forms/use-form'
import { TokenField } from './token-field'

/** Objects to what rests on our interest, or withdraws that. */
export function ObjectionForm({ hasObjected, token }: { hasObjected: boolean; token?: string }) {
  const t = useTranslations(myDataMessages, 'object')
  const object = useForm('object')
  const withdraw = useForm('withdraw-objection')
  const form = hasObjected ? withdraw : object
  return (
    <Form form={form} className="grid gap-5">
      <FormFailure result={form.result} />
      {hasObjected ? <Alert tone="success">{t('on')}</Alert> : <p className="text-sm">{t('off')}</p>}
      <TokenField token={token} />
      <Button type="submit" variant="outline" busy={form.isBusy} busyLabel={t('busy')} className="justify-self-start">
        {hasObjected ? t('undo') : t('button')}
      </Button>
    </Form>
  )
}
